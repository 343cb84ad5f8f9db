import type { Inputs } from '@ementa/contracts'
import { usePagedRead } from '@ementa/ui/data'
import { addressParams, choiceParam, textParam } from '@ementa/ui/router'
import { useFilters } from '../../shared/filters/use-filters'
import { usersQuery } from './queries'

export const ANY = 'todos'
export const STATUSES = [ANY, 'active', 'warned', 'muted', 'temp_banned', 'banned'] as const
export const ROLES = ['all', 'moderators'] as const

const ADDRESS = addressParams({ q: textParam, situacao: choiceParam(STATUSES), papel: choiceParam(ROLES) })

export function useUserFilters() {
  const [{ q: query, situacao: status, papel: role }, set] = useFilters(ADDRESS)
  return { query, status, role, set }
}

/** Reads the users that the filters let through, 50 at a time. */
export function useUsers({ query, status, role }: ReturnType<typeof useUserFilters>) {
  const input: NonNullable<Inputs['moderation']['getUsers']> = {
    query: query.replace(/^@/, ''),
    role,
    ...(status === ANY ? {} : { status }),
  }
  return usePagedRead(usersQuery(input))
}
