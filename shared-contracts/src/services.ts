import type { Api } from './calls/look-ups'
import type { Inputs } from './client'
import type { Relation } from './entities/account'
import type { QueueAction } from './entities/offline'
import type { Profile } from './entities/profile'
import type { Widget, WidgetId } from './widgets'

/**
 * The services that the shell gives to every remote, made once and handed over by context (`useServices()` of `@ementa/ui`).
 * A remote never reaches for a global: everything it may do to the world outside its own section is here.
 */
export interface Services {
  /** Every call of the product, typed, validated and offline-aware. */
  readonly api: Api
  readonly session: Session
  readonly relations: Relations
  readonly toast: Toaster
  readonly theme: ThemeService
  readonly offline: OfflineService
  readonly shortcuts: Shortcuts
  readonly images: Images
  readonly push: PushPreview
  readonly widgets: Widgets
  readonly device: DeviceData
}

export interface SessionState {
  status: 'loading' | 'signed-out' | 'signed-in'
  user: Profile | null
  /** Taken from the moderation status; decides navigation only, never the admin route guard, whose rule differs. */
  isModerator: boolean
  /** Whether the back office opens, where a host says so; absent: the specification's guard decides. */
  mayOpenAdmin?: boolean | undefined
}

export interface Session {
  /** A valtio proxy: read it with `useSession()` of `@ementa/ui`. */
  readonly state: SessionState
  /** Runs `action` at once when signed in; otherwise opens the login dialog and runs it after sign-in. */
  require(action: () => void): void
  openLogin(): void
  /** Rejects with the call's error: `USER_NOT_FOUND` for an unknown username. */
  signIn(username: string): Promise<void>
  signOut(): Promise<void>
  /** Asks the backend again who is signed in, after something changed it (profile saved, other tab). */
  refresh(): Promise<void>
}

export interface Relations {
  /** A valtio proxy: relation → id (or tag slug) → true. Read it with `useRelation(relation, id)` of `@ementa/ui`. */
  readonly state: Record<Relation, Record<string, true>>
  has(relation: Relation, id: string): boolean
  /** The ids now in the relation. */
  ids(relation: Relation): string[]
  /**
   * Optimistic: changes the state at once, calls the backend, rolls back and rejects with the call's error on failure.
   * Toggles of one id within flight coalesce, the last intent wins. Resolves to `waiting` when the call is in the offline
   * queue: nothing has been done yet, and only the shell says so.
   */
  set(relation: Relation, id: string, on: boolean): Promise<RelationOutcome>
}

export type RelationOutcome = 'sent' | 'waiting'

export interface ToastInput {
  title: string
  description?: string
  status: 'success' | 'error' | 'info' | 'warning'
  /** `post` successes stay 3000 ms, errors 5000 ms, all others 4000 ms. */
  kind?: 'post'
  /** One button inside the toast, for example `Desfazer`. */
  action?: { label: string; onClick: () => void }
  /** Own duration in ms, for example the 10 s of an undo. */
  duration?: number
}

export interface Toaster {
  show(toast: ToastInput): string
  success(title: string, more?: Partial<ToastInput>): string
  /** Shows a failure; the description is `Tente novamente.` by default. */
  error(title: string, description?: string): string
  info(title: string, description?: string): string
  /** A write that failed: says why, and advises what can help. */
  failed(title: string, error: unknown): string
  /**
   * Shows the generic failure `Erro` / `Não foi possível completar a ação. Tente novamente.` With the call's error it
   * says why instead of the advice to try again, where that cannot help.
   */
  actionFailed(error?: unknown): string
  close(id: string): void
}

export type ThemeChoice = 'light' | 'dark' | 'system'

export interface ThemeService {
  /** A valtio proxy: the stored choice and the theme it resolves to now. */
  readonly state: { choice: ThemeChoice; resolved: 'light' | 'dark' }
  /** Light becomes dark, anything else becomes light. */
  toggle(): void
  set(choice: ThemeChoice): void
}

export interface OfflineService {
  /** A valtio proxy. `pending` holds the queued and failed actions, oldest first. */
  readonly state: { online: boolean; syncing: boolean; pending: QueueAction[] }
  /** Tries every pending and failed action, in order. */
  sync(): Promise<void>
  cancel(actionId: string): void
  retry(actionId: string): Promise<void>
  /** Opens the sheet `Pendências`. */
  showPending(): void
}

export interface ShortcutHandlers {
  /**
   * Key as in `KeyboardEvent.key`, or a sequence such as `g h`; the function it runs, again (`isRepeat`) while it is held
   * down. One that answers `TO_FIELD` leads to a field: no key acts until the focus is there.
   */
  [keys: string]: (isRepeat?: boolean) => unknown
}

export interface Shortcuts {
  /** Registers the keys of a page; returns the function that takes them away. Ignored while typing or with modifiers. */
  register(handlers: ShortcutHandlers): () => void
}

export interface Images {
  /**
   * The address an `<img>` can show for an entity's `image_url`: local blobs become object URLs, others stay as they are.
   * Rejects when the blob is gone.
   */
  resolve(imageUrl: string): Promise<string>
  /** Keeps an image that was chosen offline; it is sent with the action that names it. Rejects when there is no room. */
  keep(image: Inputs['images']['upload']): Promise<string>
}

export interface PushPreviewInput {
  title: string
  body: string
  /** Path that `Abrir` goes to. */
  href: string
}

export interface PushPreview {
  /** Shows the shell's preview card for 5 s; pauses on hover and focus. */
  show(preview: PushPreviewInput): void
}

export interface Widgets {
  /** Loads a component that another remote exposes. Rejects when that remote is down, or (`kind: 'contract'`) does not fit. */
  load<Id extends WidgetId>(id: Id): Promise<{ default: Widget<Id> }>
}

/** Facts that a page must know of the host that it runs on. */
export interface HostFacts {
  /**
   * Whether real people meet there: then nothing is simulated, neither payment nor results. False for the demonstration, in
   * this browser or on a server.
   */
  readonly isCommunity: boolean
  /** Whether issues go out by mail there; absent: they are read in the product alone. */
  readonly mailsIssues?: boolean
}

/** The data that the product keeps in this browser. */
export interface DeviceData {
  /** Whether what people write goes to a server that many share; absent or false: all of it stays in this browser. */
  hasServer?: boolean
  /** A valtio proxy; absent: this is the demonstration. */
  host?: HostFacts
  /**
   * Removes everything the product stored on this device (records, images, caches, service worker), signs out and
   * reloads the home page. Rejects when something could not be removed; then nothing is reloaded.
   */
  erase(): Promise<void>
  /** Mails the signed-in person one more link by which they confirm their address. Absent where there are no accounts. */
  sendConfirmation?(): Promise<void>
  /**
   * Asks the host to erase the signed-in person's account, then erases this device as above. Absent where there are no
   * accounts. Rejects, and changes nothing, when the host refuses.
   */
  eraseAccount?(): Promise<void>
}
