import { findRecordedKeys } from './demonstration-keys'
import { keysIn } from './keys-in'

/** Returns the keys with a page that a text cites. */
export const citedKeys = (text: string): readonly string[] => findRecordedKeys(text) ?? keysIn(text)
