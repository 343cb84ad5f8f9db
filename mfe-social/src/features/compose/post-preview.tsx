import { isBlank, mergeTags, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { AuthorityBadge, dateTimeWithZone, useDebouncedValue, useSession } from '@ementa/ui'
import { memo, useState } from 'react'
import styles from '../../shared/post-card/card.module.css'
import { AuthorFace, AuthorName, CardBody, CardFrame } from '../../shared/post-card/card-parts'
import { FetchedQuote } from '../../shared/quoted-text/quoted-text'
import composerStyles from './composer.module.css'
import { listTexts, type ReadContent } from './post-content'

const NO_IMAGES: ReadContent['images'] = []
const NO_TAGS: readonly string[] = []

/** The cards of the post or thread as they will be published. The caller renders them only when there is a text or an image. */
export const PostPreview = memo(function PostPreview({ content }: { content: ReadContent }) {
  // Empty parts are not published, except the first, which holds the images.
  const [first, ...rest] = listTexts(content)
  const parts = [first, ...rest.filter((text) => !isBlank(text))]
  const tagsAbove = parts.slice(1).join('\n')
  return (
    <section aria-label="Prévia da publicação">
      <p className={`small-caps ${composerStyles.previewHead}`}>Prévia</p>
      {parts.map((text, index) => {
        const part = index + 1
        const place = parts.length > 1 ? `Parte ${part} de ${parts.length}` : null
        return (
          <PreviewCard
            key={part}
            text={text}
            place={place}
            scheduledAt={content.scheduledAt}
            // The hashtags of all parts belong to the first.
            tagged={index === 0 ? tagsAbove : ''}
            tags={index === 0 ? content.tags : NO_TAGS}
            images={index === 0 ? content.images : NO_IMAGES}
            quoted={index === 0 ? content.quoted : null}
          />
        )
      })}
    </section>
  )
})

interface PreviewCardProps extends Pick<ReadContent, 'scheduledAt' | 'tags' | 'images' | 'quoted'> {
  text: string
  /** `Parte 1 de 4`; null where the post is no thread. */
  place: string | null
  /** Texts of the other parts, whose hashtags are shown on this card too. */
  tagged: string
}

/** The card of one part; it is memoised, so that a key press renders only the card of the edited part. */
const PreviewCard = memo(function PreviewCard(props: PreviewCardProps) {
  const { text, place, scheduledAt, tagged, tags, images, quoted } = props
  const session = useSession()
  // After a sign-out while writing, the card keeps the author.
  const [user, setUser] = useState(session.user)
  if (session.user && session.user !== user) setUser(session.user)
  const body = text.trim()
  const linksIn = useDebouncedValue(body)
  const name = user?.display_name ?? UNKNOWN_AUTHOR
  return (
    <CardFrame aria-label={`Publicação de ${name}`} data-authority={user?.authority}>
      <AuthorFace author={user} name={name} />
      <div>
        <div className={styles.head}>
          <div className={styles.who}>
            <AuthorName author={user} name={name} />
            <div className={styles.meta}>
              {user && <AuthorityBadge person={user} />}
              <span>{scheduledAt ? `Agendado para ${dateTimeWithZone(scheduledAt)}` : 'Agora'}</span>
              {place && <span>{place}</span>}
            </div>
          </div>
        </div>
        <CardBody
          post={{
            body,
            image_url: null,
            more_images: [...images],
            tags: mergeTags(`${body}\n${tagged}`, tags).tags,
          }}
          name={name}
          linksIn={linksIn}
        />
        {quoted && <FetchedQuote quoted={quoted} />}
      </div>
    </CardFrame>
  )
})
