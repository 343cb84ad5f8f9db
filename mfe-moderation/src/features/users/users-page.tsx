import { type Inputs, USER_STATUS_LABELS } from '@ementa/contracts'
import { EmptyState, usePageTitle } from '@ementa/ui'
import { pagedQuery, usePagedRead } from '@ementa/ui/data'
import { addressParams, choiceParam, textParam } from '@ementa/ui/router'
import { useCallback, useState } from 'react'
import { AdminHeader } from '../../shared/admin-header/admin-header'
import { FilterSelect, UrlSearch, useFilters } from '../../shared/filters/filters'
import { MeasureDialog } from '../../shared/measures/measure-dialog'
import type { ManagedUser, Measure } from '../../shared/measures/user-measures'
import { DensitySwitch, PagedRows, useDensity } from '../../shared/rows/rows'
import { UserList } from './user-list'
import styles from './users.module.css'

/** Reads a page of 50 users. */
const usersQuery = pagedQuery(
  'moderationUsers',
  (api, cursor, input: NonNullable<Inputs['moderation']['getUsers']>) => api.moderation.getUsers({ ...input, cursor }),
  { items: (page) => page.users, next: (page) => page.nextCursor, keepPrevious: true },
)

const ANY = 'todos'
const STATUSES = [ANY, 'active', 'warned', 'muted', 'temp_banned', 'banned'] as const
const ROLES = ['all', 'moderators'] as const

const ADDRESS = addressParams({ q: textParam, situacao: choiceParam(STATUSES), papel: choiceParam(ROLES) })

function useUserFilters() {
  const [{ q: query, situacao: status, papel: role }, set] = useFilters(ADDRESS)
  return { query, status, role, set }
}

/** Reads the users that the filters let through, 50 at a time. */
function useUsers({ query, status, role }: ReturnType<typeof useUserFilters>) {
  const input: NonNullable<Inputs['moderation']['getUsers']> = {
    query: query.replace(/^@/, ''),
    role,
    ...(status === ANY ? {} : { status }),
  }
  return usePagedRead(usersQuery(input))
}

const statusOptions = STATUSES.map((value) => ({ value, label: value === ANY ? 'Todas' : USER_STATUS_LABELS[value] }))
const ACTIONS = <DensitySwitch />
const ROLE_LABELS = { all: 'Todos', moderators: 'Da moderação' }
const roleOptions = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

/** `/admin/users`: all accounts with the measures about them. */
export default function UsersPage() {
  usePageTitle('Usuários')
  const filters = useUserFilters()
  const users = useUsers(filters)
  const density = useDensity()
  const [chosen, setChosen] = useState<{ user: ManagedUser; measure: Measure } | null>(null)

  const choose = useCallback((user: ManagedUser, measure: Measure) => setChosen({ user, measure }), [])
  const show = (changed: ManagedUser | null) => {
    if (changed)
      users.updateItems(
        (user) => (user.id === changed.id ? changed : user),
        (page, items) => ({ ...page, users: items }),
      )
  }

  return (
    <>
      <AdminHeader title="Usuários" actions={ACTIONS} />
      <div className={styles.filters}>
        <div>
          <UrlSearch label="Buscar usuários" placeholder="Nome, @usuário ou e-mail" />
        </div>
        <FilterSelect
          size="md"
          label="Situação"
          parameter="situacao"
          options={statusOptions}
          value={filters.status}
          set={filters.set}
        />
        <FilterSelect
          size="md"
          label="Papel"
          parameter="papel"
          options={roleOptions}
          value={filters.role}
          set={filters.set}
        />
      </div>
      <PagedRows
        list={users}
        plural="usuários"
        empty={
          <EmptyState
            illustration="folder"
            title="Ninguém corresponde a estes filtros."
            action={{ label: 'Limpar filtros', onClick: () => filters.set({ q: '', situacao: '', papel: '' }) }}
          />
        }
      >
        {(accounts) => <UserList users={accounts} density={density} onMeasure={choose} />}
      </PagedRows>
      {chosen && <MeasureDialog {...chosen} onClose={() => setChosen(null)} onDone={show} />}
    </>
  )
}
