import { tagLabel } from '@ementa/contracts'
import { BookMarked, Hash } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Suggested } from './suggested'
import { SuggestedPerson, SuggestionIcon, SuggestionList } from './suggestion-list'
import { type CompletionListProps, isRoomAboveOnly } from './use-completion'

/** The suggestions of `useCompletion`. */
export default function CompletionList({ completion: { list }, place }: CompletionListProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isFlipped, setFlipped] = useState(false)
  const count = list.items.length
  useLayoutEffect(() => {
    const around = place === 'below' ? box.current?.offsetParent : null
    setFlipped(around ? isRoomAboveOnly(around.getBoundingClientRect(), count) : false)
  }, [place, count])
  return (
    <div ref={box} className="suggestions" data-place={isFlipped ? 'above' : place}>
      <SuggestionList id={list.id} label={list.label} items={list.items} active={list.active} onChoose={list.choose}>
        {faceOf}
      </SuggestionList>
    </div>
  )
}

function faceOf(suggested: Suggested) {
  if (suggested.kind === 'tag') return <SuggestedTag slug={suggested.word} count={suggested.count} />
  if (suggested.kind === 'citation') {
    return (
      <>
        <SuggestionIcon icon={BookMarked} />
        <span className="suggestion-words">{suggested.word}</span>
      </>
    )
  }
  return <SuggestedPerson name={suggested.name} username={suggested.word} avatarUrl={suggested.avatarUrl} />
}

/** Renders a topic with its name, its hashtag and its number of posts: `Processo Civil #processo-civil 12`. */
function SuggestedTag({ slug, count }: { slug: string; count: number | undefined }) {
  const label = tagLabel(slug)
  return (
    <>
      <SuggestionIcon icon={Hash} />
      <span className="suggestion-words">
        {label === slug ? `#${slug}` : label} {label !== slug && <span className="muted">#{slug}</span>}
      </span>
      {count !== undefined && (
        <span className="suggestion-count">
          {count}
          <span className="visually-hidden">{count === 1 ? ' publicação' : ' publicações'}</span>
        </span>
      )}
    </>
  )
}
