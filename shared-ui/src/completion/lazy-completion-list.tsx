import { lazyPart } from '@ementa/ui'
import { Suspense } from 'react'
import type { CompletionListProps } from './use-completion'

// If it cannot be loaded, offline for example, there are no suggestions and writing goes on.
const List = lazyPart(() => import('./completion-list'))

/** The suggestions of `useCompletion`; nothing while there are none. Loaded with the first of them. */
export function CompletionList(props: CompletionListProps) {
  if (!props.completion.isOpen) return null
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  )
}
