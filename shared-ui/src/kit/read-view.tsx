import { memo, type ReactNode, useDeferredValue } from 'react'
import { ErrorCard, type ErrorCardProps } from '../components/error-card'
import { RetryLine } from '../components/retry-line'
import type { Read } from '../data/use-read'
import { useErrorToast } from '../hooks/use-error-toast'

/** The parts of a `useRead` or `usePagedRead` result that a view needs. */
export type ViewableRead<Data> = Pick<Read<Data>, 'data' | 'error' | 'isValidating' | 'refresh'> & {
  /** Error of the next page of a paged read: the list stays, only the toast says so. */
  moreError?: unknown
}

/** Texts of a failed read: the title of the error card, its texts, or one line for a small part of a page. */
export type FailureTexts =
  | string
  | { line: string }
  | Pick<ErrorCardProps, 'eyebrow' | 'title' | 'titleAs' | 'description' | 'note'>

export interface ReadViewProps<Data> {
  read: ViewableRead<Data>
  /** Placeholder of the height of the content, usually `Skeletons`. */
  skeleton: ReactNode
  failed: FailureTexts
  /** Title of the toast for each failure, also of a read in the background; absent: the card alone. */
  toast?: string
  /** Shown above data that could not be read again; absent: the toast alone. */
  outdated?: string
  isEmpty?: (data: Data) => boolean
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** The placeholder of content; it does not render again while its content does. */
const Outline = memo(
  ({ children }: { isOver: boolean; children: ReactNode }) => children,
  (_, { isOver }) => isOver,
)

/**
 * One read as a part of a page: loading, error, data, empty. Data that is there stays whatever fails later. While it is
 * asked for again after a failure, the card and the focus on its button stay. Offline, `ErrorCard` says that this was never
 * saved here and no toast is shown: the offline bar has said it.
 */
export function ReadView<Data>(props: ReadViewProps<Data>): ReactNode {
  const { read, skeleton, failed, toast, outdated, isEmpty, empty, children } = props
  const { data, error } = read
  useErrorToast(toast === undefined ? undefined : (error ?? read.moreError), toast ?? '')
  const retry = { onRetry: () => void read.refresh(), isRetrying: read.isValidating }
  const card = (note?: string) => {
    if (typeof failed === 'string') return <ErrorCard description={note} title={failed} {...retry} />
    if ('line' in failed) return <RetryLine {...retry}>{failed.line}</RetryLine>
    return <ErrorCard description={note} {...failed} {...retry} />
  }
  const isLoading = data === undefined && error === undefined
  // Data that had to load is rendered in pieces of 5 ms, between which the phone stays free (decision 026).
  const wasLoading = useDeferredValue(isLoading)
  if (data === undefined && !isLoading) return card()
  // Rendering emptiness takes no time, and the elements around it show it at once.
  const isNothing = data !== undefined && (isEmpty?.(data) ?? false)
  if (data === undefined || (wasLoading && !isNothing)) return <Outline isOver={!isLoading}>{skeleton}</Outline>
  const view = isNothing ? empty : children(data)
  if (error === undefined || outdated === undefined) return view
  return (
    <>
      {card(outdated)}
      {view}
    </>
  )
}
