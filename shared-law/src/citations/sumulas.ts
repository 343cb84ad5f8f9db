import { dotted } from './addresses'
import { citationAt, endOfMatch, matchAt, NUMBER_SIGN, sticky } from './reading'
import type { Citation, Source } from './types'

/**
 * Courts by the names under which their súmulas and temas are cited, folded; `title` as behind a súmula, `do STJ`; the
 * highest súmula, and the highest vinculante one, where they are known.
 */
const COURTS: readonly { id: string; title: string; names: readonly string[]; sumulas?: number; binding?: number }[] = [
  {
    id: 'stf',
    title: 'do STF',
    names: ['stf', 'supremo tribunal federal', 'supremo', 'suprema corte', 'pretorio excelso', 'excelso pretorio'],
    sumulas: 736,
    binding: 70,
  },
  { id: 'stj', title: 'do STJ', names: ['stj', 'superior tribunal de justica'], sumulas: 750 },
  { id: 'tst', title: 'do TST', names: ['tst', 'tribunal superior do trabalho'], sumulas: 470 },
  { id: 'tse', title: 'do TSE', names: ['tse', 'tribunal superior eleitoral'] },
  { id: 'stm', title: 'do STM', names: ['stm', 'superior tribunal militar'] },
  { id: 'tcu', title: 'do TCU', names: ['tcu', 'tribunal de contas da uniao'] },
  { id: 'tnu', title: 'da TNU', names: ['tnu', 'turma nacional de uniformizacao'] },
  { id: 'carf', title: 'do CARF', names: ['carf'] },
]
const ALIASES = new Map(COURTS.flatMap((court) => court.names.map((name) => [name, court] as const)))
const COURT_NAMES = [...ALIASES.keys()].sort((a, b) => b.length - a.length).join('|')
const HIGHEST_THEME = 1999

const TRIBUNAL = `(${COURT_NAMES}|tj-?[a-z]{2}t?|tjdft|trf-?\\s?\\d|trt-?\\s?\\d{1,2}|tre-?[a-z]{2}|cnj|cjf)(?![a-z])`
const HONOUR = '(?:(?:c\\.|col(?:endo|\\.)|e\\.|egr?(?:egio|\\.)|excelso|eg\\.)\\s*)?'
const COURT_AFTER = sticky(
  `\\s*(?:[/|,(-]\\s*)?(?:(?:tod[oa]s|amb[oa]s|est[ea]s?)\\s*,?\\s*)?(?:d[oea]s?\\s+)?${HONOUR}${TRIBUNAL}`,
)
const COURT_BEFORE_NUMBER = sticky(`\\s*[-/]?\\s*(?:d[oa]\\s+)?${HONOUR}${TRIBUNAL}`)
const COURT_BEFORE = new RegExp(
  `(?:^|[^a-z/])(${COURT_NAMES})\\s*[,:/(-]\\s*(?:a\\s+|o\\s+|as\\s+|os\\s+|n[oa]s?\\s+)?$`,
)
const NUMBER = sticky(`${NUMBER_SIGN}0*(\\d{1,2}\\.\\d{3}|\\d{1,4})(?!\\d|[.]\\d|\\s?%|/\\d{4})`)
const DETAIL = sticky(
  '(?:\\s*,?\\s*(?:(?:antig[oa]\\s+)?(?:itens|item|incisos?)\\s+)?["`\']{0,2}[ivx]+["\'´]{0,2}(?![a-z/.])(?:\\s*,?\\s*e\\s+[ivx]+(?![a-z]))?)+(?=,|\\s|/|$|\\.|\\)|;)',
)
const LIST = sticky(
  `\\s*(?:,\\s*e\\s+|,|;|(?<=\\s)e\\s|(?<=\\s)ou\\s|\\s+e\\s+a?)\\s*(?:a\\s+|da\\s+)?(?=${NUMBER_SIGN}\\d)`,
)
const BEFORE_SUMULA =
  /(?:^|[^a-z])((?:itens|item|incisos?|inc\.|enunciado(?: n[º.o]*)?|verbete)\s+["`']{0,2}[ivx\d]+["'´]{0,2}\s+d[ao]s?\s+)$/

const SUMULA = sticky(
  '(?:enunciados?\\s+(?:d[aeo]s?\\s+)?)?(?:sumulas?|sums?\\.)(\\s+vinculantes?|\\s+persuasivas?)?(?:\\s+de(?=\\s+n))?(?![a-z])',
)
const SHORT_BINDING = sticky('svs?(?![a-z])')
const VERBETE = sticky(
  '(?:enunciados?|verbetes?)(?:\\s+(?:sumu[il]ar(?:es)?|administrativos?|sumulad[oa]s?|d[ae]\\s+sumula))?(?![a-z])',
)
const OF_SUMULA = sticky(
  '\\s*,?\\s*d[ae]\\s+sumulas?(\\s+vinculante)?(?:\\s+(?:de|da)\\s+jurisprudencia)?(?:\\s+(?:dominante|predominante))?',
)
const THEME = sticky(
  'temas?(?:\\s+(repetitivos?|(?:d[ae]\\s+)?repercussao geral|rg|vinculantes?))?(?:\\s*[-/]\\s*(rg))?(?![a-z])',
)
const OF_REPERCUSSION = sticky(
  '\\s*(?:[(,-]\\s*)?(?:(?:d[ae]\\s+|em\\s+|-\\s*)?(?:sistematica\\s+da\\s+)?repercussao geral|rg(?![a-z]))\\)?',
)
const OF_REPEATED = sticky('\\s*(?:[(,-]\\s*)?(?:d[oe]s?\\s+)?(?:(?:recursos\\s+)?(?:especiais\\s+)?repetitivos?)\\)?')
const GUIDELINE = sticky(
  `(?:ojs?|orientac(?:ao|oes) jurisprudencia(?:l|is))(?![a-z])(?:\\s+transitoria)?${NUMBER_SIGN}(\\d{1,3})(?!\\d|[./]\\d)(?:\\s*(?:,|e)\\s+\\d{1,3}(?!\\d))*(?:\\s*(?:[-/,]\\s*)?(?:d[aoe]s?\\s+)?(s?b?di-?\\s?(?:1|2|i{1,2})(?:\\s+transitoria)?|sdc|tribunal pleno|tp)(?![a-z]))?(?:\\s*(?:[-/,]\\s*)?(?:d[oa]\\s+)?(?:c\\.\\s*)?tst(?![a-z]))?`,
)

/** The words at which a súmula, a tema or a guideline may begin. */
export const SUMULA_TRIGGERS =
  'sumula sumulas sum sv svs enunciado enunciados verbete verbetes tema temas oj ojs orientacao orientacoes'

interface Numbered {
  start: number
  end: number
  number: number
  court: string | null
}

/** The precedents that begin at an offset: one, or those of a list. */
export function sumulasAt(source: Source, at: number): Citation[] {
  const { folded, text } = source
  const guideline = matchAt(GUIDELINE, folded, at)
  if (guideline) return [guidelineOf(source, at, guideline)]
  const theme = matchAt(THEME, folded, at)
  if (theme) return themes(source, at, theme)
  const short = matchAt(SHORT_BINDING, folded, at)
  const head =
    short && text.startsWith('SV', at) ? short : (matchAt(SUMULA, folded, at) ?? matchAt(VERBETE, folded, at))
  if (!head) return []
  const isPlain = /enunciado|verbete/.test(head[0]) && !/sum/.test(head[0])
  const list = numbered(source, at, at + head[0].length, isPlain)
  if (isPlain && list.court === null) return []
  const isBinding = head === short || /vinculante/.test(head[0]) || list.isBinding
  return list.items.map(({ start, end, number, court }) => sumula(text, start, end, number, court, isBinding))
}

function sumula(
  text: string,
  start: number,
  end: number,
  number: number,
  court: string | null,
  isBinding: boolean,
): Citation {
  const knownCourt = COURTS.find(({ id }) => id === (isBinding ? (court ?? 'stf') : court))
  const highest = (isBinding ? knownCourt?.binding : knownCourt?.sumulas) ?? 0
  const possibleCourt = number > 0 && number <= highest ? knownCourt?.id : undefined
  const name = `Súmula ${isBinding ? 'Vinculante ' : ''}${number}`
  const title = knownCourt && !isBinding ? `${name} ${knownCourt.title}` : name
  return {
    ...citationAt(text, start, end, 'sumula', title),
    key: possibleCourt ? `sumula:${isBinding ? 'stf-vinculante' : possibleCourt}:${number}` : null,
    url: possibleCourt ? sumulaUrl(possibleCourt, number, isBinding) : null,
  }
}

function sumulaUrl(court: string, number: number, isBinding: boolean): string | null {
  if (court === 'stj') return `https://scon.stj.jus.br/SCON/pesquisar.jsp?b=SUMU&sumula=${number}`
  if (court !== 'stf') return null
  const query = encodeURIComponent(`Súmula ${isBinding ? 'Vinculante ' : ''}${number}`)
  return `https://jurisprudencia.stf.jus.br/pages/search?base=sumulas&queryString=${query}`
}

interface List {
  items: Numbered[]
  court: string | null
  isBinding: boolean
}

/** The numbers behind a head. A number without a court takes that of the next one: `Súmulas 5 e 7 do STJ`. */
function numbered({ folded, text }: Source, at: number, headEnd: number, isVerbete: boolean): List {
  let position = headEnd
  const precedingCourt = matchAt(COURT_BEFORE_NUMBER, folded, position)
  let given: string | null = null
  if (
    precedingCourt &&
    isCourt(text, position, precedingCourt) &&
    matchAt(NUMBER, folded, position + precedingCourt[0].length)
  ) {
    given = precedingCourt[1] ?? null
    position += precedingCourt[0].length
  }
  const lead = BEFORE_SUMULA.exec(folded.slice(Math.max(0, at - 40), at))
  let start = lead ? at - (lead[1] ?? '').length : at
  const items: Numbered[] = []
  let isBinding = false
  for (;;) {
    const number = matchAt(NUMBER, folded, position)
    if (!number) break
    let end = position + number[0].length
    end = endOfMatch(DETAIL, folded, end)
    if (isVerbete || items.length === 0) {
      const ofSumula = matchAt(OF_SUMULA, folded, end)
      if (ofSumula) {
        end += ofSumula[0].length
        isBinding ||= ofSumula[1] !== undefined
      }
    }
    const after = matchAt(COURT_AFTER, folded, end)
    const court = after && isCourt(text, end, after) ? (after[1] ?? null) : null
    if (after && court) end += after[0].length
    items.push({ start, end, number: Number((number[1] ?? '').replace('.', '')), court: court ?? given })
    const more = matchAt(LIST, folded, end)
    if (!more) break
    start = end + more[0].length
    position = start
  }
  spread(items)
  if (items[0]?.court === null) {
    const earlier = COURT_BEFORE.exec(folded.slice(Math.max(0, at - 40), at))?.[1]
    if (earlier) for (const item of items) item.court ??= earlier
  }
  for (const item of items) item.court = ALIASES.get(item.court ?? '')?.id ?? item.court
  // A last number without a court of its own (`Súmula 7 do STJ, 2 vezes`) does not belong to the list.
  while (items.at(-1)?.court === null && items[0]?.court !== null) items.pop()
  return { items, court: items[0]?.court ?? null, isBinding }
}

function spread(items: readonly Numbered[]) {
  let next: string | null = null
  for (const item of [...items].reverse()) {
    item.court ??= next
    next = item.court
  }
}

/** Abbreviations count in capitals only, so that `tre` or `trf` within other words do not. */
function isCourt(text: string, at: number, match: RegExpExecArray): boolean {
  const name = match[1] ?? ''
  if (name.includes(' ') || name === 'supremo') return true
  const written = text.slice(at, at + match[0].length).slice(-name.length)
  return written === written.toUpperCase()
}

function themes(source: Source, at: number, head: RegExpExecArray): Citation[] {
  const { folded, text } = source
  const list = numbered(source, at, at + head[0].length, false)
  const last = list.items.at(-1)
  if (!last) return []
  let court = list.court
  let end = last.end
  const repercussion = /repercussao|rg/.test(head[0]) ? head : matchAt(OF_REPERCUSSION, folded, end)
  const repeated = /repetitivo/.test(head[0]) ? head : matchAt(OF_REPEATED, folded, end)
  const marker = repercussion ?? repeated
  if (marker && marker !== head) {
    end += marker[0].length
    const after = matchAt(COURT_AFTER, folded, end)
    if (after && isCourt(text, end, after)) {
      end += after[0].length
      court ??= ALIASES.get(after[1] ?? '')?.id ?? after[1] ?? null
    }
  }
  if (repercussion) court = court === null || court === 'stf' ? 'stf' : 'unknown'
  const isNamed = court !== null || repeated !== null
  if (!isNamed && (list.items.length > 1 || last.number < 100 || !text.startsWith('T', at))) return []
  return list.items.map((item, index) => {
    const itemEnd = index === list.items.length - 1 ? end : item.end
    const itemCourt = repercussion || item.court === null ? court : item.court
    return theme(text, item.start, itemEnd, item.number, itemCourt)
  })
}

function theme(text: string, start: number, end: number, number: number, court: string | null): Citation {
  const possibleCourt = court !== null && court in THEMES_OF && number > 0 && number <= HIGHEST_THEME ? court : null
  const title = `Tema ${dotted(String(number))}${(court && THEMES_OF[court]) ?? ''}`
  return {
    ...citationAt(text, start, end, 'theme', title),
    key: possibleCourt && `tema:${possibleCourt}:${number}`,
    url: themeUrl(possibleCourt, number),
  }
}

const THEMES_OF: Readonly<Record<string, string>> = {
  stf: ' da repercussão geral (STF)',
  stj: ' dos recursos repetitivos (STJ)',
  tst: ' do TST',
}

function themeUrl(court: string | null, number: number): string | null {
  if (court === 'stf') return `https://portal.stf.jus.br/jurisprudenciaRepercussao/tema.asp?num=${number}`
  if (court !== 'stj') return null
  return `https://processo.stj.jus.br/repetitivos/temas_repetitivos/pesquisa.jsp?novaConsulta=true&tipo_pesquisa=T&cod_tema_inicial=${number}&cod_tema_final=${number}`
}

function guidelineOf({ text }: Source, at: number, match: RegExpExecArray): Citation {
  const [whole, number, organ] = match
  const end = at + whole.length
  const section = organ?.replace(
    /s?b?di-?\s?(1|i(?!i)|2|ii)/,
    (_, which: string) => `sdi-${which === '1' || which === 'i' ? 1 : 2}`,
  )
  const title = `Orientação Jurisprudencial ${number}${section ? sectionTitle(section) : ''} do TST`
  return {
    ...citationAt(text, at, end, 'sumula', title),
    key: section && !/tribunal|tp|transitoria/.test(section) ? `oj:${section}:${number}` : null,
  }
}

/** ` da SDI-1`, ` da SDI-1 Transitória`, ` do Tribunal Pleno`. */
function sectionTitle(section: string): string {
  if (/tribunal|tp/.test(section)) return ' do Tribunal Pleno'
  const [name = '', transitional] = section.split(/\s+/)
  return ` da ${name.toUpperCase()}${transitional ? ' Transitória' : ''}`
}
