import { findCitations } from '../citations'

/** Keys of the acts that are cited most, each with the abbreviation that stands for it in a marked text. */
const SHORT_KEYS = {
  CF: 'constituicao:1988;1988',
  CC: 'lei:2002;10406',
  CDC: 'lei:1990;8078',
  CPC: 'lei:2015;13105',
  CP: 'decreto.lei:1940;2848',
  CPP: 'decreto.lei:1941;3689',
  CLT: 'decreto.lei:1943;5452',
  LGPD: 'lei:2018;13709',
}

function shorten(key: string): string {
  const inBrazil = key.replace('urn:lex:br:federal:', '').replace('urn:lex:br:', '')
  const [act, part] = inBrazil.split('!')
  const short = Object.entries(SHORT_KEYS).find(([, urn]) => urn === act)?.[0]
  return short ? [short, part].filter(Boolean).join('!') : inBrazil
}

/**
 * Marks the citations of a text with their keys, those of a range too: `[art. 5º da CF](CF!art5)`. A citation that is
 * recognised and not certain has the mark `(-)`.
 */
export function citationsMarked(text: string): string {
  let marked = ''
  let end = 0
  for (const citation of findCitations(text)) {
    const keys = citation.key === null ? ['-'] : [citation.key, ...citation.also].map(shorten)
    marked += `${text.slice(end, citation.start)}[${citation.text}](${keys.join(' ')})`
    end = citation.end
  }
  return marked + text.slice(end)
}

/** Returns the text without its marks. */
export const unmarked = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
