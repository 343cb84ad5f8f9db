import { actKey, actSlug } from './act-slug'
import { readCaseNumber } from './case-number'

// The key of a citation and the address of its page, both ways (decision 018).

const DIGITS = /^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/

/** `99004575120238150001` → `9900457-51.2023.8.15.0001`. */
export const caseNumberOf = (digits: string): string => digits.replace(DIGITS, '$1-$2.$3.$4.$5.$6')

/** The act of an article, the key itself for anything else. */
export const actOfKey = (key: string): string => key.split('!')[0] ?? key

/** Returns the address of the page of a key: `/leis/lgpd/art-7`. Null for a key of no known form. */
export function lawPath(key: string): string | null {
  const [, kind = '', rest = ''] = /^(urn|sumula|oj|tema|caso|processo):(.+)/.exec(key) ?? []
  if (kind === 'urn') return actPath(key)
  const [first = '', second = '', third = ''] = rest.split(':')
  if (kind === 'sumula') return `/sumulas/${first}/${second}`
  if (kind === 'oj') return `/sumulas/oj-${first}/${second}`
  if (kind === 'tema') return `/temas/${first}/${second}`
  if (kind === 'caso') return `/processos/${first}-${second}-${third}`
  // The dots are dropped: a static server would take the part after the last one for a file's extension.
  if (kind === 'processo') return `/processos/${caseNumberOf(rest).replaceAll('.', '-')}`
  return null
}

function actPath(key: string): string | null {
  const slug = actSlug(actOfKey(key))
  const part = key.split('!')[1]
  if (slug === null) return null
  if (part === undefined) return `/leis/${slug}`
  const [, adct, article] = /^(adct)?_?(?:art(.+))?$/.exec(part) ?? []
  if (adct === undefined && article === undefined) return null
  return `/leis/${slug}/${[adct, article && `art-${article}`].filter(Boolean).join('-')}`
}

const LAW = /^\/leis\/([\w-]+)(?:\/(?:(adct)(?:-(?=art))?)?(?:art-([\da-z-]+))?)?$/
const NUMBERED = /^\/(sumulas|temas)\/([\w-]+)\/(\d{1,4})$/
const CASE = /^\/processos\/(?:(stf|stj)-([a-z]+)-(\d{1,7})|([\d.-]+))$/

/** The key of an address; null for one that names nothing. Whether it exists is for `lawOf` to say. */
export function lawKey(path: string): string | null {
  const address = path.toLowerCase()
  const act = LAW.exec(address)
  if (act) return lawKeyOf(act)
  const [, segment, court = '', number = ''] = NUMBERED.exec(address) ?? []
  if (segment === 'temas') return `tema:${court}:${Number(number)}`
  if (segment === 'sumulas') {
    const guideline = /^oj-(.+)/.exec(court)?.[1]
    return guideline === undefined ? `sumula:${court}:${Number(number)}` : `oj:${guideline}:${Number(number)}`
  }
  const [, ofCourt, className, digits, written = ''] = CASE.exec(address) ?? []
  if (ofCourt !== undefined) return `caso:${ofCourt}:${className}:${digits}`
  const read = readCaseNumber(caseNumberOf(written.replace(/\D/g, '')))
  return read && `processo:${read.digits}`
}

function lawKeyOf([, slug = '', adct, article]: RegExpExecArray): string | null {
  const key = actKey(slug)
  if (key === null) return null
  const part = [adct, article && `art${article}`].filter(Boolean).join('_')
  return part === '' ? key : `${key}!${part}`
}
