import { paths, USER_STATUS_LABELS, type UserStatus } from '@ementa/contracts'
import { Avatar, counted, longDate, shortDate, useSession } from '@ementa/ui'
import { ActionMenu } from '@ementa/ui/overlays'
import { Link } from '@ementa/ui/router'
import { Ellipsis } from 'lucide-react'
import { memo, useState } from 'react'
import { ACTING_NEEDS_MODERATOR } from '../../shared/decisions/refusal'
import type { Density } from '../../shared/rows/density'
import { PlainAuthority, PlainBadge } from '../../shared/rows/plain-parts'
import type { Tone } from '../../shared/rows/row-styles'
import type { ManagedUser } from './use-users'
import { isAgainstOneself, MEASURES, type Measure, measuresFor } from './user-measures'

const TONES: Record<UserStatus, Tone> = {
  active: 'success',
  warned: 'warning',
  muted: 'warning',
  temp_banned: 'danger',
  banned: 'danger',
}

interface UserRowProps {
  user: ManagedUser
  /** Whoever looks may take measures; otherwise the menu says why not. */
  canAct: boolean
  density: Density
  onMeasure: (user: ManagedUser, measure: Measure) => void
}

/** One account: who it is, its status, and what can be done about it. Dressed by `UserList` around it. */
export const UserRow = memo(function UserRow({ user, density, canAct, onMeasure }: UserRowProps) {
  return (
    <li aria-label={user.display_name}>
      <div className="who">
        <Avatar name={user.display_name} src={user.avatar_url} size={density === 'compact' ? 'xs' : 'md'} />
        <div>
          <Link className="name" to={paths.user.href({ username: user.username })}>
            {user.display_name}
          </Link>
          <p className="xs subtle any">
            @{user.username} · <PlainAuthority person={user} />
          </p>
        </div>
      </div>
      <div className="contact xs">
        <p className="any">{user.email}</p>
        <p className="subtle">
          conta desde <time dateTime={user.created_at}>{longDate(user.created_at)}</time>
        </p>
      </div>
      <div className="standing xs">
        <PlainBadge tone={TONES[user.status]}>{USER_STATUS_LABELS[user.status]}</PlainBadge>{' '}
        {user.shadow_ban && <PlainBadge tone="danger">Shadow ban</PlainBadge>}{' '}
        {user.is_moderator && <PlainBadge tone="info">Da moderação</PlainBadge>}
        <p className="subtle">
          {counted(user.warnings_count, 'advertência', 'advertências')}
          {user.banned_until && ` · até ${shortDate(user.banned_until)}`}
        </p>
      </div>
      <div className="menu">
        <RowMenu user={user} canAct={canAct} onMeasure={onMeasure} />
      </div>
    </li>
  )
})

/** A plain button until it is first pressed: fifty menus at once would cost more than all the rest of the page. */
function RowMenu({ user, canAct, onMeasure }: Pick<UserRowProps, 'user' | 'canAct' | 'onMeasure'>) {
  const viewerId = useSession().user?.id
  // Nothing that would then be refused.
  const offered = measuresFor(user).filter((measure) => !isAgainstOneself(measure, user, viewerId))
  const [isWanted, setWanted] = useState(false)
  const label = `Ações para ${user.display_name}`
  if (!isWanted) {
    return (
      <button
        type="button"
        className="more"
        aria-label={label}
        aria-haspopup="menu"
        disabled={!canAct}
        title={canAct ? undefined : ACTING_NEEDS_MODERATOR}
        aria-description={canAct ? undefined : ACTING_NEEDS_MODERATOR}
        onClick={() => setWanted(true)}
      >
        <Ellipsis size={20} aria-hidden />
      </button>
    )
  }
  return (
    <ActionMenu
      startOpen
      label={label}
      items={offered.map((measure) => ({
        label: MEASURES[measure].label,
        danger: MEASURES[measure].isDanger,
        onSelect: () => onMeasure(user, measure),
      }))}
    />
  )
}
