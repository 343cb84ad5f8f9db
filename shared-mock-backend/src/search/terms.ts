import { fold } from '@ementa/contracts'

const WORD = /[\p{L}\p{N}]+/gu

/**
 * The terms of a text, without regard to case and accents. Texts and queries both go through here, so whatever shall find
 * each other (a word and its stem, say) is made the same in this function.
 */
export const termsOf = (text: string): string[] => fold(text).match(WORD) ?? []
