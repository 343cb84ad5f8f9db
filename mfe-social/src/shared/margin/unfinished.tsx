import { type Post, paths } from '@ementa/contracts'
import { Box, counted, Text, TimeAgo, weekdayTime } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { draftsQuery } from '@ementa/ui/queries'
import { Link } from '@ementa/ui/router'
import { useRemovedPosts } from '../post-actions/removed-posts'
import { MarginSection } from './margin-section'

const SHOWN = 3

/** What one has begun or put off: scheduled posts first, then drafts, each leading to the composer. */
export function Unfinished({ userId }: { userId: string }) {
  const { data, error } = useRead(draftsQuery(userId))
  const removed = useRemovedPosts()
  const posts = [...(data?.scheduled ?? []), ...(data?.posts ?? [])].filter(({ id }) => !removed[id])
  if (!data && !error) return <div data-awaited="now" />
  if (posts.length === 0) return null
  return (
    <MarginSection title="Para continuar" more={{ label: allOf(posts.length), href: paths.drafts.href() }}>
      <Box as="ul" listStyleType="none">
        {posts.slice(0, SHOWN).map((post) => (
          <Box as="li" key={post.id} borderTop="1px solid" borderColor="border">
            <Box as={Link} to={paths.compose.href({ edit: post.id })} display="block" py="10px" data-group="">
              <Text
                as="span"
                fontSize="sm"
                lineHeight={1.4}
                noOfLines={2}
                _groupHover={{ textDecoration: 'underline' }}
              >
                {post.body || 'Sem texto'}
              </Text>
              <Text as="span" display="block" mt="2px" fontSize="xs" color="fg.subtle">
                <State post={post} />
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </MarginSection>
  )
}

const allOf = (count: number) => (count > SHOWN ? `Ver ${counted(count, 'texto', 'textos')}` : 'Ver rascunhos')

function State({ post }: { post: Post }) {
  if (post.scheduled_at) return <>Agendado para {weekdayTime(post.scheduled_at)}</>
  return (
    <>
      Rascunho, <TimeAgo iso={post.updated_at ?? post.created_at} />
    </>
  )
}
