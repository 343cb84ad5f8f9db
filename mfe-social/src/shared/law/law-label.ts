import type { CitedLaw } from '@ementa/contracts'

type Named = Pick<CitedLaw, 'title' | 'path'>

/** Names of the kinds of law, shown beside a title. */
export const LAW_KINDS: Readonly<Record<CitedLaw['kind'], string>> = {
  constitution: 'Constituição',
  statute: 'Legislação',
  regulation: 'Ato normativo',
  sumula: 'Súmula',
  theme: 'Tema',
  case: 'Julgado',
  'case-number': 'Processo',
}

const ARTICLE = /^(Art\. \S+) (d[ao]) (.+)$/
/** Matches addresses with a common abbreviation: `/leis/lgpd`. */
const SHORT = /^\/leis\/([a-z]{2,7})(?:\/art-[\w-]+)?$/

/** Returns the article without its act: `Art. 7º`; null where the law is no article. */
export const articleOf = ({ title }: Pick<Named, 'title'>): string | null => ARTICLE.exec(title)?.[1] ?? null

/** Returns the shortest unambiguous name: `Art. 7º da LGPD`, `Súmula 479 do STJ`, `Lei do Inquilinato`. */
export function lawLabel({ title, path }: Named): string {
  const short = SHORT.exec(path)?.[1]?.toUpperCase()
  const [, article, of = '', act = ''] = ARTICLE.exec(title) ?? []
  const plain = (name: string) => name.replace(/ \((?:Lei|Decreto|Medida|Emenda)[^()]*\)$/, '')
  if (article === undefined) return plain(title)
  return `${article} ${of} ${short ?? plain(act)}`
}
