import { type Services, STORAGE_KEYS } from '@ementa/contracts'
import { createClient } from '@ementa/contracts/client'
import { membershipsSchema } from '@ementa/contracts/schemas'
import { proxy } from '@ementa/ui/data'
import { createRelations, createSession, createThemeService, createToaster, memoryStorage } from '@ementa/ui/host'

const nothing = async () => undefined

/** A lawyer: some parts show themselves to lawyers only. */
const PERSON = {
  profile: {
    id: 'oficina',
    username: 'oficina',
    display_name: 'Ana Paula',
    authority: 'advogado',
    contracts_analyzed: 0,
    avatar_url: null,
    followers: 0,
    following: 0,
    bio: '',
  },
  is_moderator: false,
  moderation_status: {
    user_id: 'oficina',
    status: 'active',
    is_moderator: false,
    warnings_count: 0,
    last_warning_at: null,
  },
  memberships: Object.fromEntries(Object.keys(membershipsSchema.entries).map((name) => [name, []])),
}

/** There is no backend: a session starts as that person, any other call is answered with nothing. */
const answer = async ({ url }: Request) => Response.json(url.endsWith('/auth/getCurrentUser') ? PERSON : null)

/** Services without a backend; what would be stored stays in memory. */
export function createWorkshopServices(theme: 'light' | 'dark'): Services {
  const storage = memoryStorage()
  storage.setItem(STORAGE_KEYS.theme, theme)
  const api = createClient({ url: 'http://workshop.ementa/api', fetch: answer })
  const toast = createToaster()
  const relations = createRelations({ api })
  const session = createSession({
    api,
    relations,
    storage,
    events: window,
    toast,
    onOpenLogin: () => undefined,
    retryBase: 1,
  })
  void session.start()
  return {
    api,
    toast,
    relations,
    session,
    theme: createThemeService({
      storage,
      media: matchMedia('(prefers-color-scheme: dark)'),
      root: document.documentElement,
      events: window,
    }),
    offline: {
      state: proxy({ online: true, syncing: false, pending: [] }),
      sync: nothing,
      cancel: () => undefined,
      retry: nothing,
      showPending: () => undefined,
    },
    shortcuts: { register: () => () => undefined },
    images: { resolve: async (imageUrl) => imageUrl },
    push: { show: ({ title, body }) => void toast.info(title, body) },
    widgets: { load: (id) => Promise.reject(new Error(`No remote here: ${id} is loaded by the shell only.`)) },
    device: { erase: nothing },
  }
}
