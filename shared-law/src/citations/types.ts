/** Kind of the thing that a citation names. */
export type CitationKind = 'constitution' | 'statute' | 'regulation' | 'sumula' | 'theme' | 'case' | 'case-number'

/** One citation in a text. `url` is null where the address, or what is cited, is not certain. */
export interface Citation {
  /** UTF-16 offsets into the text. */
  start: number
  end: number
  text: string
  kind: CitationKind
  /** Key that all ways of citing one thing share: URN:LEX with the year where one exists, else `sumula:stj:479`. */
  key: string | null
  /** The keys of the other articles of a range: `arts. 186 a 188` is one citation. */
  also: readonly string[]
  /** An official page. */
  url: string | null
  /** Complete name in Portuguese: `Art. 7º da Lei Geral de Proteção de Dados Pessoais (Lei 13.709/2018)`. */
  title: string
}

/** A text to read, and the same text folded with each character in its old place. */
export interface Source {
  text: string
  folded: string
  /** Offsets, ascending, at which the text speaks of another country's law. */
  abroad: readonly number[]
}

export type ActForm = 'constituicao' | 'codigo' | 'lei' | 'decreto' | 'norma'

/** A statute, code or regulation as it is written in a text, with or without articles around it. */
export interface Act {
  start: number
  end: number
  kind: 'constitution' | 'statute' | 'regulation'
  form: ActForm
  /** Null: which act this is cannot be known for certain. */
  key: string | null
  url: string | null
  title: string
  /** `da Lei`, `do Código`. */
  gender: 'a' | 'o'
  /** Treatment of the act without an article: a link, a citation without a link, or no citation at all (`CC`, `CP`). */
  alone: 'linked' | 'known' | 'none'
  /** The highest article, where known: a number above it means another act. */
  articles?: number | undefined
  /** The articles with a letter, where they are few: any other means another act (`543-C` is of the CPC of 1973). */
  lettered?: readonly string[] | undefined
  /** Set for `a referida lei`: the act was cited earlier in the text. */
  refersTo?: ActForm | 'any'
}
