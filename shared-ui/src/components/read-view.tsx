import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import type { PagedRead } from '../data/use-paged-read'
import type { Read } from '../data/use-read'
import { useErrorToast } from '../services/context'
import { Button } from './button'
import { ErrorCard, type ErrorCardProps, RetryLine } from './error-card'

/** The parts of a `useRead` or `usePagedRead` result that a view needs. */
type ViewableRead<Data> = Pick<Read<Data>, 'data' | 'error' | 'isValidating' | 'refresh'> & {
  /** Error of the next page of a paged read: the list stays, only the toast says so. */
  moreError?: unknown
}

/** Texts of a failed read: the title of the error card, its texts, or one line for a small part of a page. */
type FailureTexts =
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
const Placeholder = memo(
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
  if (data === undefined || (wasLoading && !isNothing)) return <Placeholder isOver={!isLoading}>{skeleton}</Placeholder>
  const view = isNothing ? empty : children(data)
  if (error === undefined || outdated === undefined) return view
  return (
    <>
      {card(outdated)}
      {view}
    </>
  )
}

interface FootProps {
  isEnd: boolean
  isLoading: boolean
  hasFailed: boolean
  onMore: () => Promise<void>
  endText: string | null
  status: string | undefined
  /** The list was longer than a page: there was a button. */
  hadMore: boolean
}

interface LoadMoreProps {
  list: Pick<PagedRead<unknown, unknown>, 'isEnd' | 'isLoadingMore' | 'moreError' | 'loadMore' | 'pages'>
  /** Said at the end, also of a list of one page; absent: the end of a longer one is named. */
  endText?: string
  /** Says how much is shown, in place of a word at the end: `20 de 143 itens`. */
  status?: string
}

/**
 * The foot of a list read page by page: a real button, beside whatever loads by scrolling, and a word at the end. A
 * failed page keeps the list and is offered again.
 */
export function LoadMore({ list, endText, status }: LoadMoreProps) {
  const hadMore = list.pages.length > 1
  const end = endText ?? (hadMore ? 'Você chegou ao fim da lista.' : null)
  return (
    <Foot
      isEnd={list.isEnd}
      isLoading={list.isLoadingMore}
      hasFailed={list.moreError !== undefined && !list.isLoadingMore}
      onMore={list.loadMore}
      endText={status === undefined ? end : null}
      status={status}
      hadMore={hadMore}
    />
  )
}

/** Memoised: a list renders for each of its rows that changes. */
const Foot = memo(function Foot({ isEnd, isLoading, hasFailed, onMore, endText, status, hadMore }: FootProps) {
  if (isEnd && endText === null && status === undefined) return null
  return (
    // The element is no scroll anchor: a reader at the foot stays there when rows come in above it.
    <div className="list-foot" style={{ overflowAnchor: 'none' }}>
      {status !== undefined && (
        <p role="status" className="list-status">
          {status}
        </p>
      )}
      {hasFailed && <p role="alert">Não foi possível carregar mais. Tente novamente.</p>}
      {isEnd ? (
        endText !== null && <EndOfList takesFocus={hadMore}>{endText}</EndOfList>
      ) : (
        <Button onClick={() => void onMore()} isLoading={isLoading} loadingText="Carregando…">
          Carregar mais
        </Button>
      )}
    </div>
  )
})

/** Takes the place of the button, and its focus, once nothing more can be loaded. */
function EndOfList({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) text.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <p ref={text} role="status" tabIndex={-1} className="muted">
      {children}
    </p>
  )
}
