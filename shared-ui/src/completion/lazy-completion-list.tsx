import { Suspense } from 'react'
import { lazyPart } from '../components/lazy-part'
import type { CompletionListProps } from './completion-list'

// Where it cannot be loaded, offline for example, nothing is suggested and the text goes on.
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
