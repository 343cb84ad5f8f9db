import { paths, USER_STATUS_LABELS, type UserStatus } from '@ementa/contracts'
import {
  ActionMenu,
  AuthorityBadge,
  Avatar,
  ButtonLink,
  counted,
  IconButton,
  longDate,
  PlainBadge,
  shortDate,
  type Tone,
  useSession,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Ellipsis, FolderOpen } from 'lucide-react'
import { memo } from 'react'
import { ACTING_NEEDS_MODERATOR } from '../../shared/decisions/decision-errors'
import { type ManagedUser, MEASURES, type Measure, measuresFor } from '../../shared/measures/user-measures'
import { type Density, useFirstRows } from '../../shared/rows/rows'
import rows from '../../shared/rows/rows.module.css'
import styles from './users.module.css'

interface UserListProps {
  users: readonly ManagedUser[]
  density: Density
  /** The same function at every render. */
  onMeasure: (user: ManagedUser, measure: Measure) => void
}

export const UserList = memo(function UserList({ users, density, onMeasure }: UserListProps) {
  const firstUsers = useFirstRows(users)
  const { isModerator } = useSession()
  return (
    <ul className={styles.list} aria-label="Usuários" data-density={density}>
      {firstUsers.map((user) => (
        <UserRow key={user.id} user={user} density={density} canAct={isModerator} onMeasure={onMeasure} />
      ))}
    </ul>
  )
})

const TONES: Record<UserStatus, Tone> = {
  active: 'success',
  warned: 'warning',
  muted: 'warning',
  temp_banned: 'danger',
  banned: 'danger',
}

interface UserRowProps {
  user: ManagedUser
  /** The viewer may take measures; otherwise the menu says why not. */
  canAct: boolean
  density: Density
  onMeasure: (user: ManagedUser, measure: Measure) => void
}

/** One account: its person, its status, and the menu of measures. */
export const UserRow = memo(function UserRow({ user, density, canAct, onMeasure }: UserRowProps) {
  return (
    <li aria-label={user.display_name}>
      <div className={styles.who}>
        <Avatar name={user.display_name} src={user.avatar_url} size={density === 'compact' ? 'xs' : 'md'} />
        <div>
          <Link className={styles.name} to={paths.user.href({ username: user.username })}>
            {user.display_name}
          </Link>
          <p className={`${rows.fine} ${rows.any}`}>
            @{user.username} · <AuthorityBadge person={user} />
          </p>
        </div>
      </div>
      <div className={`${styles.contact} ${rows.xs}`}>
        <p className={rows.any}>{user.email}</p>
        <p className={rows.subtle}>
          conta desde <time dateTime={user.created_at}>{longDate(user.created_at)}</time>
        </p>
      </div>
      <div className={`${styles.standing} ${rows.xs}`}>
        <PlainBadge tone={TONES[user.status]}>{USER_STATUS_LABELS[user.status]}</PlainBadge>{' '}
        {user.shadow_ban && <PlainBadge tone="danger">Shadow ban</PlainBadge>}{' '}
        {user.is_moderator && <PlainBadge tone="info">Da moderação</PlainBadge>}
        <p className={rows.subtle}>
          {counted(user.warnings_count, 'advertência', 'advertências')}
          {user.banned_until && ` · até ${shortDate(user.banned_until)}`}
        </p>
      </div>
      <div className={styles.menu}>
        <ButtonLink
          variant="ghost"
          data-icon=""
          to={paths.moderationCase.href({ username: user.username })}
          aria-label={`Ficha de ${user.display_name}`}
          title="Ficha"
        >
          <FolderOpen size={20} aria-hidden />
        </ButtonLink>
        <RowMenu user={user} canAct={canAct} onMeasure={onMeasure} />
      </div>
    </li>
  )
})

function RowMenu({ user, canAct, onMeasure }: Pick<UserRowProps, 'user' | 'canAct' | 'onMeasure'>) {
  const viewerId = useSession().user?.id
  // Leaves out measures that would be refused.
  const offered = measuresFor(user, viewerId)
  const label = `Ações para ${user.display_name}`
  if (!canAct) {
    return (
      <IconButton
        icon={<Ellipsis size={20} aria-hidden />}
        aria-label={label}
        aria-haspopup="menu"
        isDisabled
        title={ACTING_NEEDS_MODERATOR}
        aria-description={ACTING_NEEDS_MODERATOR}
      />
    )
  }
  return (
    <ActionMenu
      label={label}
      items={offered.map((measure) => ({
        label: MEASURES[measure].label,
        danger: MEASURES[measure].isDanger,
        onSelect: () => onMeasure(user, measure),
      }))}
    />
  )
}
