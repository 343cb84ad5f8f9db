import {
  AuthorityBadge,
  Avatar,
  authorityRule,
  Box,
  ChipRow,
  dateTimeWithZone,
  Flex,
  TagChip,
  Text,
  useServices,
  useSession,
} from '@ementa/ui'
import { memo, useEffect, useState } from 'react'
import type { ReadContent } from './composer-state'

/** How the post will look. The caller draws it only when there is a text or an image (spec §2 Composer). */
export const PostPreview = memo(function PostPreview({ content }: { content: ReadContent }) {
  const { user } = useSession()
  const { body, imageUrl, tags, scheduledAt } = content
  return (
    <Box as="section" aria-label="Prévia da publicação">
      <Text textStyle="smallCaps" color="fg.subtle" mb={2}>
        Prévia
      </Text>
      <Box {...(user ? authorityRule(user.authority) : {})} ps={3} py={1}>
        <Flex gap={3} align="center">
          {user && <Avatar name={user.display_name} src={user.avatar_url} size="sm" />}
          <Box minW={0}>
            <Text fontWeight={600} noOfLines={1}>
              {user?.display_name} {user && <AuthorityBadge person={user} fontWeight={600} />}
            </Text>
            <Text fontSize="xs" color="fg.muted">
              {scheduledAt ? `Agendado para ${dateTimeWithZone(scheduledAt)}` : 'Agora'}
            </Text>
          </Box>
        </Flex>
        {body.trim() && (
          <Text mt={2} whiteSpace="pre-wrap" overflowWrap="anywhere">
            {body.trim()}
          </Text>
        )}
        {imageUrl && <PreviewImage key={imageUrl} imageUrl={imageUrl} />}
        {tags.length > 0 && (
          <ChipRow mt={2}>
            {tags.map((tag) => (
              <TagChip key={tag} tag={tag} />
            ))}
          </ChipRow>
        )}
      </Box>
    </Box>
  )
})

function PreviewImage({ imageUrl }: { imageUrl: string }) {
  const { images } = useServices()
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    images.resolve(imageUrl).then(
      (found) => isCurrent && setSrc(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [images, imageUrl])
  if (!src) return null
  return <Box as="img" src={src} alt="" mt={3} maxH="24rem" maxW="100%" borderRadius="md" />
}
