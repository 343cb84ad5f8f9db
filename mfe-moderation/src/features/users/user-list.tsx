import { PlainStyles, useSession } from '@ementa/ui'
import { memo } from 'react'
import type { Density } from '../../shared/rows/density'
import { rowStyles } from '../../shared/rows/row-styles'
import { useFirstRows } from '../../shared/rows/use-first-rows'
import type { ManagedUser } from './use-users'
import type { Measure } from './user-measures'
import { UserRow } from './user-row'

const whole = { base: '1 / -1', lg: 'auto' }

const list = {
  ...rowStyles,
  listStyleType: 'none',
  borderTop: '1px solid',
  borderColor: 'border.control',
  '> li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) auto' },
    alignItems: 'center',
    columnGap: 4,
    rowGap: 1,
    px: 4,
    py: 3,
    borderBottom: '1px solid',
    borderColor: 'border',
    _hover: { bg: 'bg.hover' },
  },
  '&[data-density="compact"] > li': { py: 1 },
  '.who': { display: 'flex', gap: 3, alignItems: 'center', minW: 0, fontSize: 'sm' },
  '.who > div:last-of-type': { minW: 0 },
  '.name': { fontWeight: 600, overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
  '.contact': { gridRow: { base: 2, lg: 'auto' }, gridColumn: whole, minW: 0 },
  '.standing': { gridRow: { base: 3, lg: 'auto' }, gridColumn: whole },
  '.standing p': { mt: 0.5 },
  '.standing .badge': { whiteSpace: 'normal' },
  '.menu': { gridRow: { base: 1, lg: 'auto' }, gridColumn: { base: 2, lg: 'auto' } },
  '.more': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '44px',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.hover', color: 'fg' },
    _active: { bg: 'bg.sunken' },
    _disabled: { opacity: 0.4, cursor: 'not-allowed' },
  },
}

const styles = { '.mod-users': list }

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
    <>
      <PlainStyles styles={styles} />
      <ul className="mod-users" aria-label="Usuários" data-density={density}>
        {drawn.map((user) => (
          <UserRow key={user.id} user={user} density={density} canAct={isModerator} onMeasure={onMeasure} />
        ))}
      </ul>
    </>
  )
})
