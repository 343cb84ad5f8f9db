import type { CitedLaw } from '@ementa/contracts'

type Named = Pick<CitedLaw, 'title' | 'path'>

/** What kind of thing it is, as small capitals above its title. */
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
/** An act whose address is an abbreviation that everyone uses. */
const SHORT = /^\/leis\/([a-z]{2,7})(?:\/art-[\w-]+)?$/

/** The article without its act: `Art. 7º`; null for anything that is no article. */
export const articleOf = ({ title }: Pick<Named, 'title'>): string | null => ARTICLE.exec(title)?.[1] ?? null

/** The shortest name that is still unmistakable: `Art. 7º da LGPD`, `Súmula 479 do STJ`, `Lei do Inquilinato`. */
export function lawLabel({ title, path }: Named): string {
  const short = SHORT.exec(path)?.[1]?.toUpperCase()
  const [, article, of = '', act = ''] = ARTICLE.exec(title) ?? []
  const plain = (name: string) => name.replace(/ \((?:Lei|Decreto|Medida|Emenda)[^()]*\)$/, '')
  if (article === undefined) return plain(title)
  return `${article} ${of} ${short ?? plain(act)}`
}
