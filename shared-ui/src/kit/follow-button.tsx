import { canFollow, type Profile } from '@ementa/contracts'
import { Button } from '../components/button'
import { useSession } from '../services/context'
import { useFollow } from './use-follow'

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
