import type { Outputs, Profile } from '@ementa/contracts'
import type { ReactNode } from 'react'
import PostCard from '../../shared/post-card/post-card'

export interface ThreadProps {
  parts: NonNullable<Outputs['posts']['get']['thread']>
  /** Author of all parts. */
  author: Profile | null
  /** Id of the part whose page this is. */
  current: string
  /** The card of the current part. */
  children: ReactNode
}

/** All parts of a thread in order, with a line in place of each missing part. */
export default function ThreadOfPosts({ parts, author, current, children }: ThreadProps) {
  const place = parts.find(({ post }) => post?.id === current)
  return (
    <section aria-label={`Fio de ${parts.length} partes`}>
      {parts.map(({ part, post, isRemoved }) => {
        if (post?.id === current) return <div key={part}>{children}</div>
        if (post) return <PostCard key={part} post={post} author={author} place="part" />
        return (
          <p key={part} className="missing-part">
            Parte {part} de {parts.length}: {isRemoved ? 'removida pela moderação.' : 'não está mais disponível.'}
          </p>
        )
      })}
      {place && (
        <p className="small-caps comments-of-part">
          Comentários da parte {place.part} de {parts.length}
        </p>
      )}
    </section>
  )
}
