import { deviceStorage, STORAGE_KEYS } from '@ementa/contracts'
import { proxy } from '@ementa/ui/data'

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

const isIndexOf = (list: readonly number[], value: unknown): value is number =>
  typeof value === 'number' && list[value] !== undefined

/** What is stored, or the standard for whatever is missing, unknown or broken. Never throws. */
export function parseSettings(text: string | null): ReaderSettings {
  try {
    const { size, spacing } = Object(JSON.parse(text ?? 'null'))
    return {
      size: isIndexOf(TEXT_SIZES, size) ? size : STANDARD.size,
      spacing: isIndexOf(LINE_HEIGHTS, spacing) ? spacing : STANDARD.spacing,
    }
  } catch {
    return { ...STANDARD }
  }
}

/** How this device sets the text of issues. */
export const readerSettings = proxy(parseSettings(deviceStorage.getItem(STORAGE_KEYS.reader)))

export function changeSettings(change: Partial<ReaderSettings>): void {
  Object.assign(readerSettings, change)
  try {
    deviceStorage.setItem(STORAGE_KEYS.reader, JSON.stringify(readerSettings))
  } catch {
    // A full disk: the choice holds until the page is closed.
  }
}
