import { isScheduled, type Post, type Profile, paths, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { authorityRule, Box, Stamp, Text, TextLink, TimeAgo, useNow, weekdayTime } from '@ementa/ui'
import { Link } from '@ementa/ui/router'

/** A post to read while social's card cannot be loaded: author, time and body (NS-94). */
export function PlainPost({ post, author }: { post: Post; author: Profile | null }) {
  const now = useNow()
  return (
    <Box as="article" px={4} py={4} borderBottom="1px solid" borderColor="border">
      <Box ps={3} {...(author ? authorityRule(author.authority) : {})}>
        <Text fontSize="sm" color="fg.muted">
          <Text as="span" fontWeight={600} color="fg">
            {author?.display_name ?? UNKNOWN_AUTHOR}
          </Text>
          {!isScheduled(post, now) && (
            <>
              {' · '}
              <TextLink as={Link} to={paths.comments.href({ postId: post.id })} variant="plain">
                <TimeAgo iso={post.scheduled_at ?? post.created_at} />
              </TextLink>
            </>
          )}
        </Text>
        {isScheduled(post, now) && <Stamp kind="scheduled">Agendado para {weekdayTime(post.scheduled_at ?? '')}</Stamp>}
        <Text mt={1} whiteSpace="pre-line">
          {post.body}
        </Text>
      </Box>
    </Box>
  )
}
