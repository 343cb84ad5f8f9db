import { tagName } from '@ementa/contracts'
import { Button, MEMBERSHIP_WORDS, toggleMembership, useRelation, useServices } from '@ementa/ui'

/** Button that follows or unfollows a tag, on the topics page and on the page of a tag. */
export function FollowTagButton({ slug }: { slug: string }) {
  const services = useServices()
  const isFollowed = useRelation('followedTags', slug)
  const label = isFollowed ? 'Seguindo' : 'Seguir'
  return (
    <Button
      size="sm"
      aria-pressed={isFollowed}
      aria-label={`${label} ${tagName(slug)}`}
      onClick={() => toggleMembership(services, 'followedTags', slug, MEMBERSHIP_WORDS.followedTags(slug))}
    >
      {label}
    </Button>
  )
}
