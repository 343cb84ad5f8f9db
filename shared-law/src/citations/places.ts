// Data file: words that make an act one of a state, a city or another country.

/** Demonyms of states and cities, folded. Words in -ense (`paranaense`, `canadense`) are known by their ending. */
const LOCAL = [
  'estadual',
  'estaduais',
  'municipal',
  'municipais',
  'distrital',
  'distritais',
  'local',
  'locais',
  'paulista',
  'paulistana',
  'paulistano',
  'carioca',
  'mineira',
  'mineiro',
  'gaucha',
  'gaucho',
  'baiana',
  'baiano',
  'pernambucana',
  'pernambucano',
  'potiguar',
  'paraibana',
  'paraibano',
  'alagoana',
  'alagoano',
  'sergipana',
  'sergipano',
  'capixaba',
  'goiana',
  'goiano',
  'acreana',
  'acreano',
  'acriana',
  'acriano',
  'rondoniana',
  'rondoniano',
  'soteropolitana',
  'soteropolitano',
  'curitibana',
  'curitibano',
]

/** Demonyms of other countries, folded. */
const FOREIGN = [
  'portugues',
  'portuguesa',
  'lusa',
  'luso',
  'lusitana',
  'lusitano',
  'espanhol',
  'espanhola',
  'frances',
  'francesa',
  'italiana',
  'italiano',
  'alema',
  'alemao',
  'germanica',
  'germanico',
  'argentina',
  'argentino',
  'chilena',
  'chileno',
  'uruguaia',
  'uruguaio',
  'paraguaia',
  'paraguaio',
  'boliviana',
  'boliviano',
  'peruana',
  'peruano',
  'colombiana',
  'colombiano',
  'venezuelana',
  'venezuelano',
  'equatoriana',
  'equatoriano',
  'mexicana',
  'mexicano',
  'cubana',
  'cubano',
  'norte-americana',
  'norte-americano',
  'americana',
  'americano',
  'inglesa',
  'ingles',
  'britanica',
  'britanico',
  'escocesa',
  'irlandesa',
  'irlandes',
  'suica',
  'suico',
  'austriaca',
  'austriaco',
  'holandesa',
  'holandes',
  'belga',
  'japonesa',
  'japones',
  'chinesa',
  'chines',
  'russa',
  'russo',
  'sovietica',
  'sovietico',
  'grega',
  'grego',
  'turca',
  'turco',
  'polonesa',
  'polones',
  'sueca',
  'sueco',
  'norueguesa',
  'finlandesa',
  'dinamarquesa',
  'angolana',
  'angolano',
  'mocambicana',
  'mocambicano',
  'indiana',
  'indiano',
  'sul-africana',
  'sul-africano',
  'europeia',
  'europeu',
  'comunitaria',
  'comunitario',
  'canonico',
  'napoleonico',
  'romana',
  'romano',
  'estrangeira',
  'estrangeiro',
  'imperial',
  'weimar',
  'bonn',
]

/** Words that make the act an earlier or a coming one. */
const NOT_IN_FORCE = [
  'anterior',
  'anteriores',
  'revogada',
  'revogado',
  'antiga',
  'antigo',
  'velha',
  'velho',
  'passada',
  'passado',
  'preterita',
  'preterito',
  'extinta',
  'extinto',
  'outorgada',
  'projetada',
  'projetado',
  'futuro',
  'futura',
  'pretenso',
]

const COUNTRIES =
  'portugal|espanha|franca|italia|alemanha|argentina|chile|uruguai|paraguai|bolivia|peru|colombia|venezuela|equador|mexico|cuba|estados unidos|eua|inglaterra|reino unido|escocia|irlanda|suica|austria|holanda|paises baixos|belgica|japao|china|russia|grecia|turquia|polonia|suecia|noruega|dinamarca|finlandia|canada|quebec|louisiana|luisiana|angola|mocambique|cabo verde|macau|india|africa do sul|uniao europeia|israel'
const STATES =
  'acre|alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao|mato grosso|minas gerais|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins'
const UNITS = 'ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|se|sp|to'

const ADJECTIVES = [...LOCAL, ...FOREIGN, ...NOT_IN_FORCE].sort((a, b) => b.length - a.length).join('|')

/** Matches, after an act, words that make it another one than its name or number alone would say. Sticky. */
export const OTHER_AFTER = new RegExp(
  `\\s*(?:,\\s*(?:do|da|de)\\s+(?=estado|municip|prefeitura|governo d[oe] estado)|\\(\\s*|,\\s*(?:este|esta)\\s+)?(?:` +
    `(?:entao\\s+|ja\\s+|hoje\\s+|ora\\s+)?(?:${ADJECTIVES}|[a-z-]{4,}enses?)(?![a-z])` +
    `|(?:d[aoe]s?\\s+)?(?:(?:cidade|estado-membro|estado|municipio|municipalidade|prefeitura|provincia|canton|cantao|reino|imperio|republica (?!federativa))(?![a-z]))` +
    `|(?:,\\s*)?(?:d[aoe]s?\\s+)(?:${COUNTRIES}|${STATES}|${UNITS})(?![a-z])` +
    `|(?:entao\\s+(?:vigente|em vigor)|vigente (?:a|na) epoca|em vigor (?:a|na) epoca|(?:a|na) epoca vigente)` +
    `)`,
  'y',
)

/** Sticky, after number and year: a state, as `/SP`, `-SP`, `(SP)`. Read it with the original, which is in capitals. */
export const UNIT_AFTER = new RegExp(`\\s?[-/(]\\s?(?:${UNITS})(?![a-z])`, 'y')

/** Matches words before an act's name that make it another act: `antigo CPC`, `projeto de Código Penal`. */
export const OTHER_BEFORE =
  /(?:^|[^a-z])(?:(?:ex|antig[oa]|velh[oa]|anterior|revogad[oa]|extint[oa]|preterit[oa]|primeir[oa]|futur[oa]|finad[oa])|(?:ante)?projeto(?: de(?: reforma d[oe])?| d[oe]| do novo)?|reforma d[oe](?: novo)?|proposta de|estadual|municipal)[\s-]+$/

/** Words that may speak of another country's law: demonyms and the first words of the countries' names. */
export const ABROAD_TRIGGERS: readonly string[] = [
  ...FOREIGN.map((word) => /^[a-z]+/.exec(word)?.[0] ?? word),
  ...COUNTRIES.split('|').map((name) => /^[a-z]+/.exec(name)?.[0] ?? name),
]
/** Matches the words before the name of a foreign place, at the end of the text: `direito português`, `em Portugal`. */
export const ABROAD_BEFORE =
  /(?:^|[^a-z])(?:direito|ordenamento(?: juridico)?|legislacao|doutrina|sistema|lei|legislador|jurisprudencia|codigo|em|n[ao]s?|d[aoe]s?)\s+$/

/** Takes the sentence back home. */
export const AT_HOME = /(?<![a-z])(?:brasil|brasileir[oa]s?|patri[oa]|entre nos|nacional|nosso)(?![a-z])/
