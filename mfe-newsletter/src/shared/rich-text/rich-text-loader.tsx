import { Box, ErrorCard, Loading, SkeletonText } from '@ementa/ui'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import type { RichTextProps } from './rich-text'

/** Quill and everything around it: loaded on the pages where something is written, and on no other. */
const importRichText = () => import('./rich-text')
const RichText = lazy(importRichText)

/** Begins the download beside the reads of a page, so that the editor is there when they are. */
export function preloadRichText(): void {
  importRichText().catch(() => {
    // Rendering it tries again, and shows the failure.
  })
}

export function LazyRichText(props: RichTextProps) {
  return (
    <ChunkBoundary>
      <Suspense fallback={<TextSkeleton />}>
        <RichText {...props} />
      </Suspense>
    </ChunkBoundary>
  )
}

function TextSkeleton() {
  return (
    <Loading label="Carregando o editor…">
      <Box borderBottom="1px solid" borderColor="border" h="45px" />
      <SkeletonText maxW="measure" minH="52vh" pt={8} noOfLines={7} spacing="4" skeletonHeight="15px" />
    </Loading>
  )
}

/** The rest of the page, and what is typed in its fields, outlives a failed download of the editor. */
class ChunkBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorCard
        title="O editor não pôde ser carregado"
        description="Verifique a conexão. O que já foi salvo não se perdeu."
        retryLabel="Recarregar a página"
        onRetry={() => window.location.reload()}
      />
    )
  }
}
