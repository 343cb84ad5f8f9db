import { STORAGE_KEYS, stored } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'
import * as v from 'valibot'

/** Sizes of the text in rem; the identity's 17 px is the second. */
export const TEXT_SIZES = [0.9375, 1.0625, 1.25, 1.4375] as const
export const LINE_HEIGHTS = [1.55, 1.85] as const

export interface ReaderSettings {
  /** Index in `TEXT_SIZES`. */
  size: number
  /** Index in `LINE_HEIGHTS`. */
  spacing: number
}

const STANDARD: ReaderSettings = { size: 1, spacing: 0 }

/** An unknown index becomes the standard; what is no object at all is set aside. */
const indexSchema = (list: readonly number[], standard: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(list.length - 1)), standard)
const settings = stored(
  STORAGE_KEYS.reader,
  v.object({ size: indexSchema(TEXT_SIZES, STANDARD.size), spacing: indexSchema(LINE_HEIGHTS, STANDARD.spacing) }),
)

/** Returns the stored settings, with the standard for values that are missing, unknown or broken. */
export const readSettings = (): ReaderSettings => settings.read() ?? { ...STANDARD }

/** How this device sets the text of issues. */
export const readerSettings = proxy(readSettings())

export function changeSettings(change: Partial<ReaderSettings>): void {
  Object.assign(readerSettings, change)
  // On a full disk the choice holds until the page is closed.
  settings.write(readerSettings)
}
