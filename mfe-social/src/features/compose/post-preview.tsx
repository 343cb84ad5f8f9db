import { isBlank, mergeTags, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { AuthorityBadge, Box, dateTimeWithZone, Text, useDebouncedValue, useSession } from '@ementa/ui'
import { memo, useState } from 'react'
import styles from '../../shared/post-card/card.module.css'
import { AuthorFace, AuthorName } from '../../shared/post-card/card-author'
import { CardBody } from '../../shared/post-card/card-body'
import { CardFrame } from '../../shared/post-card/card-frame'
import type { ReadContent } from '../../shared/post-content/post-content'
import AskedQuoted from '../../shared/quotes/asked-quoted'
import { textsOf } from './thread-texts'

const NO_IMAGES: ReadContent['images'] = []
const NO_TAGS: readonly string[] = []

/** The cards that the post or thread will be, their links included. The caller renders it only when there is a text or an image (spec §2 Composer). */
export const PostPreview = memo(function PostPreview({ content }: { content: ReadContent }) {
  // An empty part is not sent; the first keeps its place, since it holds the image.
  const [first, ...rest] = textsOf(content)
  const parts = [first, ...rest.filter((text) => !isBlank(text))]
  const tagsAbove = parts.slice(1).join('\n')
  return (
    <Box as="section" aria-label="Prévia da publicação">
      <Text textStyle="smallCaps" color="fg.subtle" px={4}>
        Prévia
      </Text>
      {parts.map((text, index) => {
        const part = index + 1
        const place = parts.length > 1 ? `Parte ${part} de ${parts.length}` : null
        return (
          <PreviewCard
            key={part}
            text={text}
            place={place}
            scheduledAt={content.scheduledAt}
            // The hashtags of all parts count for the first (decision 051).
            tagged={index === 0 ? tagsAbove : ''}
            tags={index === 0 ? content.tags : NO_TAGS}
            images={index === 0 ? content.images : NO_IMAGES}
            quoted={index === 0 ? content.quoted : null}
          />
        )
      })}
    </Box>
  )
})

interface PreviewCardProps extends Pick<ReadContent, 'scheduledAt' | 'tags' | 'images' | 'quoted'> {
  text: string
  /** `Parte 1 de 4`; null: no thread. */
  place: string | null
  /** Texts whose hashtags count for it too. */
  tagged: string
}

/** A key in one part renders the card of that part only. */
const PreviewCard = memo(function PreviewCard(props: PreviewCardProps) {
  const { text, place, scheduledAt, tagged, tags, images, quoted } = props
  const session = useSession()
  // Signed out while writing: the text is still of whoever wrote it.
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
        {quoted && <AskedQuoted quoted={quoted} viewer={user?.id ?? null} />}
      </div>
    </CardFrame>
  )
})
