import { tagName } from '@ementa/contracts'
import { Button, MEMBERSHIP_WORDS, toggleMembership, useRelation, useServices } from '@ementa/ui/plain'

/** Follow toggle of a tag, on the topics grid and on the head of a tag's search (NS-81). */
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
