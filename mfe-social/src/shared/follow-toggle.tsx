import { Button, type ButtonProps, type MembershipWords, toggleMembership, useRelation, useServices } from '@ementa/ui'

interface FollowToggleProps extends Pick<ButtonProps, 'size'> {
  relation: 'followedTags' | 'followedLaw'
  id: string
  /** Name of the tag or law. */
  name: string
  /** Texts of the toasts. */
  words: MembershipWords
}

/** Button that follows or unfollows a tag or a law; the large one is solid until it is pressed. */
export function FollowToggle({ relation, id, name, words, size }: FollowToggleProps) {
  const services = useServices()
  const isFollowed = useRelation(relation, id)
  const label = isFollowed ? 'Seguindo' : 'Seguir'
  return (
    <Button
      size={size}
      variant={isFollowed || size === 'sm' ? 'outline' : 'solid'}
      aria-pressed={isFollowed}
      aria-label={`${label} ${name}`}
      onClick={() => toggleMembership(services, relation, id, words)}
    >
      {label}
    </Button>
  )
}
