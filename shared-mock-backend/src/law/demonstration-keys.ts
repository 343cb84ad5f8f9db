import { hash } from '../random'
import recorded from './demonstration-keys.data'

/** Returns the record's name for a text. Two texts share a name once in four billion; then a count would be off by one. */
export const nameOfText = (text: string): string => hash(text).toString(36)

const indexes: Readonly<Record<string, readonly number[]>> = recorded.texts

/**
 * Returns the keys that a text of the demonstration cites, recorded ahead: reading all texts takes a phone half a second
 * before the first law that a page shows. Undefined for any other text.
 */
export function findRecordedKeys(text: string): readonly string[] | undefined {
  return indexes[nameOfText(text)]?.map((index) => recorded.keys[index] ?? '')
}
