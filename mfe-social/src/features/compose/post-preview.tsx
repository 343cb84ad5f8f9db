import { mergeTags, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { AuthorityBadge, Box, dateTimeWithZone, Text, useDebouncedValue, useSession } from '@ementa/ui'
import { memo } from 'react'
import styles from '../../shared/post-card/card.module.css'
import { AuthorFace, AuthorName } from '../../shared/post-card/card-author'
import { CardBody } from '../../shared/post-card/card-body'
import { CardFrame } from '../../shared/post-card/card-frame'
import type { ReadContent } from '../../shared/post-content/post-content'

/** The card that the post will be, its links included. The caller renders it only when there is a text or an image (spec §2 Composer). */
export const PostPreview = memo(function PostPreview({ content }: { content: ReadContent }) {
  const { user } = useSession()
  const { images, scheduledAt } = content
  const body = content.body.trim()
  const linksIn = useDebouncedValue(body)
  const name = user?.display_name ?? UNKNOWN_AUTHOR
  return (
    <Box as="section" aria-label="Prévia da publicação">
      <Text textStyle="smallCaps" color="fg.subtle" px={4}>
        Prévia
      </Text>
      <CardFrame aria-label={`Publicação de ${name}`} data-authority={user?.authority}>
        <AuthorFace author={user} name={name} />
        <div>
          <div className={styles.head}>
            <div className={styles.who}>
              <AuthorName author={user} name={name} />
              <div className={styles.meta}>
                {user && <AuthorityBadge person={user} />}
                <span>{scheduledAt ? `Agendado para ${dateTimeWithZone(scheduledAt)}` : 'Agora'}</span>
              </div>
            </div>
          </div>
          <CardBody
            post={{ body, image_url: null, more_images: [...images], tags: mergeTags(body, content.tags).tags }}
            name={name}
            linksIn={linksIn}
          />
        </div>
      </CardFrame>
    </Box>
  )
})
