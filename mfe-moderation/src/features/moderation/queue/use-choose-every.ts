import type { PagedRead } from '@ementa/ui/data'
import { useCallback, useEffect, useState } from 'react'

type Pages = Pick<PagedRead<unknown, unknown>, 'isEnd' | 'isLoadingMore' | 'moreError' | 'loadMore'>

/**
 * Loads the rest of a list and then chooses all of it. It stops when a page cannot be loaded, as the list offers that
 * page again, and when the filters (`listKey`) change.
 */
export function useChooseEvery(
  { isEnd, isLoadingMore, moreError, loadMore }: Pages,
  listKey: string,
  choose: () => void,
) {
  const [wanted, setWanted] = useState<string | null>(null)
  const isUnderWay = wanted === listKey
  useEffect(() => {
    if (!isUnderWay || isLoadingMore) return
    if (!isEnd && moreError === undefined) return void loadMore()
    if (isEnd) choose()
    setWanted(null)
  }, [isUnderWay, isEnd, isLoadingMore, moreError, loadMore, choose])
  const start = useCallback(() => {
    setWanted(listKey)
    // This also clears an earlier error.
    void loadMore()
  }, [listKey, loadMore])
  return { isUnderWay, start: isEnd ? null : start }
}
