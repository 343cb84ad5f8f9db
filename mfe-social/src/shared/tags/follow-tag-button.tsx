import { tagName } from '@ementa/contracts'
import { Button, useRelation, useServices } from '@ementa/ui'
import { setTagFollowed } from './tag-actions'

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
      onClick={() => setTagFollowed(services, slug, !isFollowed)}
    >
      {label}
    </Button>
  )
}
