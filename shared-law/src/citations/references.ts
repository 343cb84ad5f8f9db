import { matchAt, sticky } from './reading'
import type { Act, ActForm, Source } from './types'

/** Words that point back: `a referida lei`, `do mesmo diploma`, `deste código`. */
export const REFERENCE_TRIGGERS =
  'referida referido mesma mesmo citada citado mencionada mencionado aludida aludido supracitada supracitado sobredita sobredito mencionad dita dito precitada precitado desta deste dessa desse daquela daquele nesta neste nessa nesse'

const REFERENCE = sticky(
  '(?:(?:referid|mesm|(?:supra|pre)?citad|mencionad|aludid|sobredit|dit)[ao]|(?:d|n)(?:est|ess)[ae]|daquel[ae])\\s+(?:(?:referid|mesm|citad)[ao]\\s+)?(lei(?: federal| complementar)?|codigo|codex|consolidacao|estatuto|decreto(?:-lei)?|constituicao|diploma(?: legal| normativo)?|texto legal|resolucao|provimento|norma)(?![a-z])',
)
const FORMS: readonly (readonly [RegExp, ActForm | 'any'])[] = [
  [/^lei/, 'lei'],
  [/^cod/, 'codigo'],
  [/^decreto(?!-)/, 'decreto'],
  [/^decreto-/, 'lei'],
  [/^constituicao/, 'constituicao'],
  [/^(?:resolucao|provimento|estatuto|consolidacao)/, 'norma'],
]

/** A back reference that begins at an offset, not yet resolved. */
export function referenceAt({ folded, text }: Source, at: number): Act | null {
  const match = matchAt(REFERENCE, folded, at)
  if (!match) return null
  const [whole, noun = ''] = match
  return {
    start: at,
    end: at + whole.length,
    kind: 'statute',
    form: 'norma',
    key: null,
    url: null,
    title: text.slice(at, at + whole.length),
    gender: /^(?:lei|consolidacao|constituicao|resolucao|norma)/.test(noun) ? 'a' : 'o',
    alone: 'none',
    refersTo: FORMS.find(([pattern]) => pattern.test(noun))?.[1] ?? 'any',
  }
}

/**
 * Resolves a reference to the one act of its form cited before it in the paragraph. With two such acts, or with one
 * that is not known for certain, it stays open.
 */
export function resolveReference(reference: Act, earlier: readonly Act[]): Act {
  const fitting = earlier.filter(
    ({ form, refersTo }) => !refersTo && (reference.refersTo === 'any' || form === reference.refersTo),
  )
  const keys = new Set(fitting.map(({ key }) => key))
  const meant = fitting.at(-1)
  if (keys.size !== 1 || !meant?.key) return reference
  const { key, url, title, gender, articles, lettered, kind } = meant
  return { ...reference, key, url, title, gender, articles, lettered, kind }
}
