import { canFollow, type Profile } from '@ementa/contracts'
import { Button } from '../components/button'
import { useRelation, useServices, useSession } from '../services/context'
import { toggleMembership, unblock } from './membership'

/**
 * Returns label and action of a person's follow control. Nobody follows whom they blocked: there it ends the block,
 * and has no pressed state.
 */
export function useFollow(person: Pick<Profile, 'id' | 'username'>) {
  const services = useServices()
  const isFollowing = useRelation('following', person.id)
  const isBlocked = useRelation('blocked', person.id)
  if (isBlocked) return { label: 'Desbloquear', isPressed: undefined, onPress: () => unblock(services, person) }
  return {
    label: isFollowing ? 'Seguindo' : 'Seguir',
    isPressed: isFollowing,
    onPress: () => toggleMembership(services, 'following', person.id),
  }
}

/** Follows a person, or ends that; nothing where the person is oneself. */
export function FollowButton({ person }: { person: Pick<Profile, 'id' | 'username' | 'display_name'> }) {
  const { user } = useSession()
  const { label, isPressed, onPress } = useFollow(person)
  if (!canFollow(user, person)) return null
  return (
    <Button size="sm" aria-pressed={isPressed} aria-label={`${label} ${person.display_name}`} onClick={onPress}>
      {label}
    </Button>
  )
}
