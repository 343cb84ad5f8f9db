import { tagName } from '@ementa/contracts'
import { Button, MEMBERSHIP_WORDS, toggleMembership, useRelation, useServices } from '@ementa/ui'

/** Header of the page of a tag, with the button that follows it. */
export function TagHeader({ tag }: { tag: string }) {
  const services = useServices()
  const name = tagName(tag)
  const isFollowed = useRelation('followedTags', tag)

  return (
    <div className="search-tag">
      <div>
        <h2 className="heading">{name}</h2>
        {name !== `#${tag}` && <p className="muted">#{tag}</p>}
      </div>
      <Button
        variant={isFollowed ? 'outline' : 'solid'}
        aria-pressed={isFollowed}
        aria-label={`${isFollowed ? 'Seguindo' : 'Seguir'} ${name}`}
        onClick={() => toggleMembership(services, 'followedTags', tag, MEMBERSHIP_WORDS.followedTags(tag))}
      >
        {isFollowed ? 'Seguindo' : 'Seguir'}
      </Button>
    </div>
  )
}
