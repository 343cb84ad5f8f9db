import type { Inputs, Outputs } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { usePagedRead } from '@ementa/ui/data'
import { addressParams, choiceParam, textParam } from '@ementa/ui/router'
import { useFilters } from '../../shared/filters/use-filters'

type Page = Outputs['moderation']['getUsers']
export type ManagedUser = Page['users'][number]

export const ANY = 'todos'
export const STATUSES = [ANY, 'active', 'warned', 'muted', 'temp_banned', 'banned'] as const
export const ROLES = ['all', 'moderators'] as const

const ADDRESS = addressParams({ q: textParam, situacao: choiceParam(STATUSES), papel: choiceParam(ROLES) })

export function useUserFilters() {
  const [{ q: query, situacao: status, papel: role }, set] = useFilters(ADDRESS)
  return { query, status, role, set }
}

const usersOf = (page: Page) => page.users

/** The users, 50 at a time (spec §9). */
export function useUsers({ query, status, role }: ReturnType<typeof useUserFilters>) {
  const { api } = useServices()
  const input: NonNullable<Inputs['moderation']['getUsers']> = {
    query: query.replace(/^@/, ''),
    role,
    ...(status === ANY ? {} : { status }),
  }
  return usePagedRead<Page, ManagedUser>({
    key: ['moderationUsers', input],
    call: (cursor) => api.moderation.getUsers({ ...input, cursor }),
    items: usersOf,
    next: ({ nextCursor }) => nextCursor,
    keepPrevious: true,
  })
}
