import { STORAGE_KEYS } from '@ementa/contracts'
import { membershipsSchema } from '@ementa/contracts/schemas'
import { createServices, type HostServices, memoryStorage, partsAlone } from '@ementa/ui/host'

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
export function createWorkshopServices(theme: 'light' | 'dark'): HostServices {
  const storage = memoryStorage({ [STORAGE_KEYS.theme]: theme })
  const services = createServices({
    parts: partsAlone({ erase: async () => undefined }),
    url: 'http://workshop.ementa/api',
    transport: answer,
    storage,
    onOpenLogin: () => undefined,
    retryBase: 1,
  })
  void services.session.start()
  return services
}
