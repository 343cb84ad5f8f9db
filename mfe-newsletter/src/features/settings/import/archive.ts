import { IMAGE } from '@ementa/contracts'
import { INSIDE_IMAGE } from '../../../shared/issue-html/image-addresses'
import type { ArchivedErratum } from '../archive-format'

/** Counts in words, with the thousands dot: `@ementa/ui` would bring all of its parts into what reads files. */
export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`

/** An issue that was found in the files of another tool, as it can come in. */
export interface ArchivedIssue {
  subject: string
  preheader: string
  /** Its author's own name for it; absent: the subject. */
  title?: string
  errata?: ArchivedErratum[]
  /** Its images that were inside the file, as `data:` addresses; the text names the n-th `imagePlaceholder(n)`. */
  images?: string[]
  /** As found; cleaned before it is stored. */
  html: string
  /** When it went out there, ISO; null: a draft. */
  sentAt: string | null
  /** Why it comes as a draft, in words; of a draft only. */
  held?: string | undefined
  /** Parts of it that are left out, in words. */
  losses: string[]
}

export type ImportSource = 'ghost' | 'substack' | 'markdown' | 'html'

export interface Archive {
  source: ImportSource
  issues: ArchivedIssue[]
  /** Entries that are not imported at all: pages, subscribers, files of another kind. */
  left: string[]
}

/** A file of an archive: its path in it, and its text on demand. */
export interface ArchiveFile {
  path: string
  text: () => string
}

/** Says how many files were chosen that an export does not consist of: they are not read beside it. */
export const describeOtherFiles = (count: number): string =>
  count === 0
    ? ''
    : `${counted(count, 'outro arquivo não faz', 'outros arquivos não fazem')} parte da exportação: traga-${count === 1 ? 'o' : 'os'} à parte`

const DROPPED: readonly [RegExp, one: string, many: string][] = [
  [/<iframe\b/gi, 'conteúdo incorporado (vídeo ou outro)', 'conteúdos incorporados (vídeos ou outros)'],
  [/<(?:video|audio)\b/gi, 'vídeo ou áudio', 'vídeos ou áudios'],
  [/<(?:form|button|input)\b/gi, 'botão ou formulário', 'botões ou formulários'],
  // Substack's buttons to subscribe are invitations, which are dropped with their links and counted apart.
  [
    /<a\b(?![^>]*\/subscribe\b)[^>]*\bclass\s*=\s*["'][^"']*\b(?:kg-btn|button)\b/gi,
    'botão (fica o link)',
    'botões (ficam os links)',
  ],
  [/<(?:svg|object|embed|canvas)\b/gi, 'desenho ou objeto', 'desenhos ou objetos'],
  [
    /<img\b(?=[^>]*\bsrc\s*=\s*["']http:)/gi,
    'imagem de endereço sem segurança (http)',
    'imagens de endereço sem segurança (http)',
  ],
  [
    new RegExp(`<img\\b(?![^>]*\\bsrc\\s*=\\s*["'](?:https?:|${INSIDE_IMAGE}))`, 'gi'),
    'imagem sem endereço público',
    'imagens sem endereço público',
  ],
  [
    /<a\b[^>]*\bhref\s*=\s*["']__GHOST_URL__/gi,
    'link para o site antigo (fica o texto)',
    'links para o site antigo (ficam os textos)',
  ],
]

/** Returns the parts of a text's HTML that cannot be kept, with the number of each kind. */
export function countLosses(html: string): string[] {
  return DROPPED.flatMap(([pattern, one, many]) => {
    const count = html.match(pattern)?.length ?? 0
    return count === 0 ? [] : [counted(count, one, many)]
  })
}

/**
 * Returns the temporary address of the n-th image inside the file; it stands in the text until the image is stored on
 * this device.
 */
export const imagePlaceholder = (number: number) => `${IMAGE.localScheme}arquivo-${number}`
