/** Numbers, abbreviations in capitals, and the words with which the names of acts begin. */
const CAPITALS_OR_DIGIT = /\d|\p{Lu}{2}/u
const NAMES =
  /c[oó]digo|constitui[cç]|consolida[cç]|\bleis?\b|estatuto|\beca\b|\b(?:marco|carta|pacote|pacto)\b|conven[cç][aã]o|regulamento|diploma maior|texto magno|disposi[cç][oõ]es/iu

/**
 * Returns whether a text can hold a citation of law at all: only then are the rules of citing worth loading. May say yes to a
 * text without one, never no to a text with one.
 */
export const mayCite = (text: string): boolean => CAPITALS_OR_DIGIT.test(text) || NAMES.test(text)

/** The abbreviations that name an act by themselves (`named-acts.data.ts`; a test compares them), as people type them. */
const ABBREVIATIONS =
  /\b(?:cpc|ncpc|ccb|ncc|cdc|codecon|cpb|cpp|cpm|cppm|clt|ctn|ctb|lgpd|lindb|licc|eca|lbi|eaoab|eoab|lmp|lep|lef|lms|lacp|lia|lai|nllc|nll|loman|lrp|lsa|lref|lfre|lfr|lrjf|lpi|lda|ldb|ldben|loas|lbps|cadh|crfb|cfrb|adct)\b/i

/** Returns whether a search, typed without capitals, can mean law (`lawKeysIn`): never no to one that does. */
export const mayMeanLaw = (query: string): boolean => /\d/.test(query) || NAMES.test(query) || ABBREVIATIONS.test(query)
