import { Box, Flex, Skeleton, SkeletonCircle, SkeletonText, Text, VisuallyHidden } from '@chakra-ui/react'
import { TIMING } from '@ementa/contracts'
import { type ReactNode, useEffect, useState } from 'react'

/** Wraps skeletons: says `Carregando…` to screen readers, and admits slowness after 8 s. */
export function Loading({ label = 'Carregando…', children }: { label?: string; children: ReactNode }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), TIMING.slowNote)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Text role="status" color="fg.muted" fontSize="sm" px={4} py={slow ? 2 : 0}>
        {slow && 'Está demorando mais que o normal.'}
      </Text>
      <Box aria-hidden>{children}</Box>
    </Box>
  )
}

/** The height of a usual post without image, so that nothing jumps when it arrives. */
export function PostSkeleton() {
  return (
    <Flex gap={3} px={4} py={4} minH="200px" borderBottom="1px solid" borderColor="border">
      <SkeletonCircle size="11" boxSize="44px" flexShrink={0} />
      <Box flex={1} minW={0}>
        <Skeleton h="14px" w="45%" />
        <Skeleton h="11px" w="28%" mt={2} />
        <SkeletonText noOfLines={3} spacing="3" skeletonHeight="14px" mt={5} />
        <Flex gap={2} mt={5}>
          <Skeleton h="24px" w="88px" borderRadius="full" />
          <Skeleton h="24px" w="64px" borderRadius="full" />
        </Flex>
      </Box>
    </Flex>
  )
}

/** A list row: picture, two lines. */
export function RowSkeleton() {
  return (
    <Flex gap={3} px={4} py={3} align="center" minH="72px" borderBottom="1px solid" borderColor="border">
      <SkeletonCircle boxSize="44px" flexShrink={0} />
      <Box flex={1}>
        <Skeleton h="14px" w="40%" />
        <Skeleton h="12px" w="65%" mt={2} />
      </Box>
    </Flex>
  )
}

/** Headline and paragraphs of something to be read. */
export function ReaderSkeleton() {
  return (
    <Box px={4} py={6} maxW="reader" mx="auto">
      <Skeleton h="12px" w="30%" />
      <Skeleton h="31px" w="85%" mt={4} />
      <SkeletonText noOfLines={8} spacing="4" skeletonHeight="15px" mt={8} />
    </Box>
  )
}

const SHAPES = { post: PostSkeleton, row: RowSkeleton, reader: ReaderSkeleton }

/** `count` skeletons of one shape, wrapped in `Loading`. */
export function Skeletons({ shape, count = 3, label }: { shape: keyof typeof SHAPES; count?: number; label?: string }) {
  const Shape = SHAPES[shape]
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, index) => `${shape}-${index}`).map((key) => (
        <Shape key={key} />
      ))}
    </Loading>
  )
}
