import { actOfKey, findCitations, lawOf } from '@ementa/law/citations'
import { mayCite } from '@ementa/law/may-cite'
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

/** Returns the keys with a page that a text cites: articles, and their acts. */
export function keysIn(text: string): readonly string[] {
  if (!mayCite(text)) return []
  const cited = findCitations(text).flatMap(({ key, also }) => (key === null ? [] : [key, ...also]))
  return [...new Set([...cited, ...cited.map(actOfKey)])].filter((key) => lawOf(key) !== null)
}

/** Returns the keys with a page that a text cites. */
export const citedKeys = (text: string): readonly string[] => findRecordedKeys(text) ?? keysIn(text)
