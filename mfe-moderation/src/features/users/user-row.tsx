import { paths, USER_STATUS_LABELS, type UserStatus } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Badge,
  Box,
  counted,
  Grid,
  IconButton,
  longDate,
  shortDate,
  Text,
  TextLink,
} from '@ementa/ui'
import { ActionMenu } from '@ementa/ui/overlays'
import { Link } from '@ementa/ui/router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { Density } from '../admin/density'
import type { ManagedUser } from './use-users'
import { MEASURES, type Measure, measuresFor } from './user-measures'

const TONES: Record<UserStatus, 'success' | 'warning' | 'danger' | 'subtle'> = {
  active: 'success',
  warned: 'warning',
  muted: 'warning',
  temp_banned: 'danger',
  banned: 'danger',
}

interface UserRowProps {
  user: ManagedUser
  density: Density
  onMeasure: (user: ManagedUser, measure: Measure) => void
}

/** One account: who it is, how it stands, and what can be done about it. */
export function UserRow({ user, density, onMeasure }: UserRowProps) {
  const isCompact = density === 'compact'
  return (
    <Grid
      as="li"
      aria-label={user.display_name}
      templateColumns={{ base: '1fr auto', md: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) auto' }}
      alignItems="center"
      columnGap={4}
      rowGap={1}
      px={4}
      py={isCompact ? 1 : 3}
      borderBottom="1px solid"
      borderColor="border"
      _hover={{ bg: 'bg.hover' }}
    >
      <Box display="flex" gap={3} alignItems="center" minW={0}>
        <Avatar name={user.display_name} src={user.avatar_url} size={isCompact ? 'xs' : 'md'} />
        <Box minW={0} fontSize="sm">
          <TextLink as={Link} to={paths.user.href({ username: user.username })} variant="plain" fontWeight={600}>
            {user.display_name}
          </TextLink>
          <Text color="fg.subtle" fontSize="xs" overflowWrap="anywhere">
            @{user.username} · <AuthorityBadge authority={user.authority} />
          </Text>
        </Box>
      </Box>
      <Box gridRow={{ base: 2, md: 'auto' }} gridColumn={{ base: '1 / -1', md: 'auto' }} minW={0} fontSize="xs">
        <Text overflowWrap="anywhere">{user.email}</Text>
        <Text color="fg.subtle">
          conta desde <time dateTime={user.created_at}>{longDate(user.created_at)}</time>
        </Text>
      </Box>
      <Box gridRow={{ base: 3, md: 'auto' }} gridColumn={{ base: '1 / -1', md: 'auto' }} fontSize="xs">
        <Badge variant={TONES[user.status]}>{USER_STATUS_LABELS[user.status]}</Badge>{' '}
        {user.is_moderator && <Badge variant="info">Moderador</Badge>}
        <Text color="fg.subtle" mt={0.5}>
          {counted(user.warnings_count, 'advertência', 'advertências')}
          {user.banned_until && ` · até ${shortDate(user.banned_until)}`}
        </Text>
      </Box>
      <Box gridRow={{ base: 1, md: 'auto' }} gridColumn={{ base: 2, md: 'auto' }}>
        <RowMenu user={user} onMeasure={onMeasure} />
      </Box>
    </Grid>
  )
}

/** A plain button until it is first pressed: fifty menus at once would cost more than all the rest of the page. */
function RowMenu({ user, onMeasure }: Pick<UserRowProps, 'user' | 'onMeasure'>) {
  const [isWanted, setWanted] = useState(false)
  const label = `Ações para ${user.display_name}`
  if (!isWanted) {
    return (
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        icon={<Ellipsis size={20} aria-hidden />}
        onClick={() => setWanted(true)}
      />
    )
  }
  return (
    <ActionMenu
      startOpen
      label={label}
      items={measuresFor(user).map((measure) => ({
        label: MEASURES[measure].label,
        danger: MEASURES[measure].isDanger,
        onSelect: () => onMeasure(user, measure),
      }))}
    />
  )
}
