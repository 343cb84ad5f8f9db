import { Box, Loading, PageHeader, Skeleton, SkeletonText } from '@ementa/ui'

/** The page before its newsletter is known, in its real heights. */
export function EditorSkeleton({ title }: { title: string }) {
  return (
    <Box>
      <PageHeader title={title} eyebrow={<Skeleton as="span" display="inline-block" h="12px" w="120px" />} />
      <Loading label="Carregando a edição…">
        <Box px={4} maxW="reader" mx={{ base: 'auto', xl: 0 }}>
          <Skeleton h="32px" w="60%" mt="70px" />
          <Skeleton h="16px" w="40%" mt={8} />
          <SkeletonText noOfLines={8} spacing="4" skeletonHeight="15px" mt={12} />
        </Box>
      </Loading>
    </Box>
  )
}
