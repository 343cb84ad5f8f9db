import { COUNT, isBlank, STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import {
  notificationPermissionSchema,
  notificationPreferencesSchema,
  pushSettingsSchema,
} from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { Document } from './store/document'
import type { SafeStorage } from './store/storage'

/** A flag that counts as set for any stored value that is truthy. */
const flagSchema = v.pipe(v.unknown(), v.transform(Boolean))
const listSchema = v.array(v.string())
/** Searches by user id, so that the next person on this device does not see them. */
const historySchema = v.union([v.record(v.string(), listSchema), v.pipe(listSchema, v.transform(forVisitors))])

const VISITOR = 'visitor'

/** The list that versions before kept for the whole device. */
function forVisitors(list: string[]): Record<string, string[]> {
  return { [VISITOR]: list }
}

/** State of the browser rather than of a user, each part under a storage key of its own. */
export class DeviceState {
  readonly installed: Document<typeof flagSchema>
  readonly installShown: Document<typeof flagSchema>
  readonly installDismissed: Document<typeof flagSchema>
  readonly permission: Document<typeof notificationPermissionSchema>
  readonly pushSettings: Document<typeof pushSettingsSchema>
  readonly preferences: Document<typeof notificationPreferencesSchema>
  readonly #history: Document<typeof historySchema>

  constructor(storage: SafeStorage) {
    this.installed = new Document(storage, stateRecordKey('device', 'installed'), flagSchema, () => false)
    this.installShown = new Document(storage, STORAGE_KEYS.installShown, flagSchema, () => false)
    this.installDismissed = new Document(storage, STORAGE_KEYS.installDismissed, flagSchema, () => false)
    this.permission = new Document(storage, STORAGE_KEYS.pushPermission, notificationPermissionSchema, () => 'default')
    this.pushSettings = new Document(storage, STORAGE_KEYS.pushSettings, pushSettingsSchema, () =>
      v.parse(pushSettingsSchema, {}),
    )
    this.preferences = new Document(storage, STORAGE_KEYS.notificationPreferences, notificationPreferencesSchema, () =>
      v.parse(notificationPreferencesSchema, {}),
    )
    this.#history = new Document(storage, STORAGE_KEYS.searchHistory, historySchema, () => ({}))
  }

  history(userId: string | undefined): string[] {
    return this.#history.get()[userId ?? VISITOR] ?? []
  }

  /** Newest first, without blanks and duplicates, at most 8. */
  addHistory(userId: string | undefined, query: string): void {
    const entry = query.trim()
    if (isBlank(entry)) return
    const others = this.history(userId).filter((earlier) => earlier.toLowerCase() !== entry.toLowerCase())
    this.#setHistory(userId, [entry, ...others].slice(0, COUNT.searchHistory))
  }

  clearHistory(userId: string | undefined): void {
    this.#setHistory(userId, [])
  }

  #setHistory(userId: string | undefined, list: string[]): void {
    const { [userId ?? VISITOR]: _, ...others } = this.#history.get()
    const next = list.length > 0 ? { ...others, [userId ?? VISITOR]: list } : others
    if (Object.keys(next).length > 0) this.#history.set(next)
    else this.#history.clear()
  }

  reset(): void {
    this.#history.clear()
    this.pushSettings.clear()
    this.preferences.clear()
    this.permission.clear()
    this.installed.clear()
  }
}
