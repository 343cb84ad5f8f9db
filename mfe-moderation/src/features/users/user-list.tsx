import { useSession } from '@ementa/ui'
import { memo } from 'react'
import type { ManagedUser, Measure } from '../../shared/measures/user-measures'
import type { Density } from '../../shared/rows/density'
import { useFirstRows } from '../../shared/rows/use-first-rows'
import { UserRow } from './user-row'
import styles from './users.module.css'

interface UserListProps {
  users: readonly ManagedUser[]
  density: Density
  /** The same function at every render. */
  onMeasure: (user: ManagedUser, measure: Measure) => void
}

export const UserList = memo(function UserList({ users, density, onMeasure }: UserListProps) {
  const drawn = useFirstRows(users)
  const { isModerator } = useSession()
  return (
    <ul className={styles.list} aria-label="Usuários" data-density={density}>
      {drawn.map((user) => (
        <UserRow key={user.id} user={user} density={density} canAct={isModerator} onMeasure={onMeasure} />
      ))}
    </ul>
  )
})
