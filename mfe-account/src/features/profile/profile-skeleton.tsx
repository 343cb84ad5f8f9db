import { Box, Flex, PostSkeleton, Skeleton } from '@ementa/ui'

/** As tall as a usual profile header, so that nothing jumps when it arrives. */
export function ProfileSkeleton() {
  return (
    <>
      <Box px={4} pt={6} pb={5}>
        <Flex gap={4} align="center">
          <Skeleton boxSize="88px" borderRadius="full" />
          <Box flex={1}>
            <Skeleton h="26px" w="55%" />
            <Skeleton h="14px" w="30%" mt={3} />
            <Skeleton h="12px" w="38%" mt={3} />
          </Box>
        </Flex>
        <Skeleton h="16px" w="85%" mt={5} />
        <Skeleton h="44px" w="100%" mt={8} />
      </Box>
      <PostSkeleton />
      <PostSkeleton />
    </>
  )
}
