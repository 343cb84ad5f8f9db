import { Box, Skeleton, VisuallyHidden } from '@ementa/ui'

/** While a remote is on its way: the height of what comes, so that nothing jumps. */
export function SectionSkeleton() {
  return (
    <Box maxW="feed" px={4} py={6} aria-busy>
      <VisuallyHidden role="status">Carregando…</VisuallyHidden>
      <Skeleton h="31px" w="40%" mb={6} />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} h="168px" mb={4} />
      ))}
    </Box>
  )
}
