import { dotted } from './addresses'
import { findCitations } from './find-citations'
import { foldInPlace } from './fold'

/** A citation that is being written: `art. 5 da c`, `súmula 47`, `tema 1046`. */
export interface BegunCitation {
  kind: 'article' | 'sumula' | 'theme'
  /** Typed number, with its letter: `5`, `543-C`. */
  number: string
  /** The typed beginning of the act or court, perhaps nothing. */
  of: string
}

/** Acts that lawyers cite most, by the short form that everyone uses, in the order in which they are offered. */
const ACTS = [
  'da CF',
  'do CPC',
  'do CC',
  'da CLT',
  'do CDC',
  'do CP',
  'do CPP',
  'da LGPD',
  'do CTN',
  'do ECA',
  'da LINDB',
]
const COURTS = ['STJ', 'STF', 'TST']
const LIMIT = 6

/**
 * How a begun citation may go on, in the form that `findCitations` reads, best first; only what exists (no art. 300 of an
 * act with 65). `cited`: keys of what others cite, whose numbers are offered before they are typed to the end.
 */
export function suggestCitations(begun: BegunCitation, cited: readonly string[] = []): string[] {
  const candidates = begun.kind === 'article' ? articles(begun) : [...longer(begun, cited), ...precedents(begun)]
  const of = foldInPlace(begun.of)
  const fits = (text: string) =>
    foldInPlace(text.split(' ').at(-1) ?? '').startsWith(of) || (of === 'v' && BINDING.test(text))
  return [...new Set(candidates)].filter((text) => fits(text) && isCitation(text)).slice(0, LIMIT)
}

const BINDING = /^Súmula Vinculante/

function articles({ number }: BegunCitation): string[] {
  const article = /^[1-9]$/.test(number) ? `${number}º` : written(number)
  return ACTS.map((act) => `art. ${article} ${act}`)
}

function precedents({ kind, number }: BegunCitation): string[] {
  const name = kind === 'sumula' ? 'Súmula' : 'Tema'
  const ofCourts = COURTS.map((court) => `${name} ${written(number)} do ${court}`)
  return kind === 'sumula' ? [...ofCourts, `Súmula Vinculante ${written(number)}`] : ofCourts
}

const KEY = /^(sumula|tema):(stf|stj|tst|stf-vinculante):(\d+)$/

/** Returns the cited precedents whose number begins with the typed digits. */
function longer({ kind, number }: BegunCitation, cited: readonly string[]): string[] {
  const typed = number.replaceAll('.', '')
  return cited.flatMap((key) => {
    const [, name, court = '', full = ''] = KEY.exec(key) ?? []
    if (name !== (kind === 'sumula' ? 'sumula' : 'tema') || !full.startsWith(typed)) return []
    if (court === 'stf-vinculante') return `Súmula Vinculante ${full}`
    return `${kind === 'sumula' ? 'Súmula' : 'Tema'} ${dotted(full)} do ${court.toUpperCase()}`
  })
}

const written = (number: string) => dotted(number.replaceAll('.', '').toUpperCase())

/** One citation with a page, from end to end. */
function isCitation(text: string): boolean {
  const [first, ...others] = findCitations(text)
  return first?.key != null && others.length === 0 && first.start === 0 && first.end === text.length
}
