import { ErrorCard, Loading, lazyPart, OutlineLines, type Retry } from '@ementa/ui'
import { Suspense } from 'react'
import type { RichTextProps } from './rich-text'
import styles from './rich-text.module.css'

/** Quill and everything around it: loaded on the pages where something is written, and on no other. */
const importRichText = () => import('./rich-text')
const RichText = lazyPart(importRichText, MissingEditor)

/** Begins the download beside the reads of a page, so that the editor is there when they are. */
export function preloadRichText(): void {
  importRichText().catch(() => {
    // Rendering it tries again, and shows the failure.
  })
}

export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <RichText {...props} />
    </Suspense>
  )
}

function TextSkeleton() {
  return (
    <Loading label="Carregando o editor…">
      <div className={styles.barSpace} />
      <div className={styles.textSpace}>
        <OutlineLines count={7} h="15px" gap="1rem" mt="2rem" />
      </div>
    </Loading>
  )
}

/** The rest of the page, and what is typed in its fields, outlives a failed download of the editor. */
function MissingEditor({ retry, isRetrying }: Retry) {
  return (
    <ErrorCard
      title="O editor não pôde ser carregado"
      description="Verifique a conexão. O que já foi salvo não se perdeu."
      onRetry={retry}
      isRetrying={isRetrying}
    />
  )
}
