import { COUNT, isBlank, STORAGE_KEYS, stateRecordKey } from '@ementa/contracts'
import {
  notificationPermissionSchema,
  notificationPreferencesSchema,
  pushSettingsSchema,
} from '@ementa/contracts/schemas'
import * as v from 'valibot'
import { Document } from './store/document'
import type { SafeStorage } from './store/storage'

/** Whatever was stored, it is set or it is not. */
const flagSchema = v.pipe(v.unknown(), v.transform(Boolean))
const historySchema = v.array(v.string())

/** What belongs to the browser and not to a user: each thing under a storage key of its own (spec §7 Browser-only). */
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
    this.#history = new Document(storage, STORAGE_KEYS.searchHistory, historySchema, () => [])
  }

  get history(): string[] {
    return this.#history.get()
  }

  /** Newest first, without blanks and duplicates, at most 8 (spec §5, §9). */
  addHistory(query: string): void {
    const entry = query.trim()
    if (isBlank(entry)) return
    const others = this.history.filter((known) => known.toLowerCase() !== entry.toLowerCase())
    this.#history.set([entry, ...others].slice(0, COUNT.searchHistory))
  }

  clearHistory(): void {
    this.#history.clear()
  }

  reset(): void {
    this.clearHistory()
    this.pushSettings.clear()
    this.preferences.clear()
    this.permission.clear()
    this.installed.clear()
  }
}
