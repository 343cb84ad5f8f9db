import { memo, useEffect, useRef } from 'react'
import { Button } from '../components/button'
import type { PagedRead } from '../data/use-paged-read'

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

export interface LoadMoreProps {
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
