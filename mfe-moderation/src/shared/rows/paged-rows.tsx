import { LoadMore, ReadView, Skeletons } from '@ementa/ui'
import type { PagedRead } from '@ementa/ui/data'
import type { ReactNode } from 'react'
import { OUTDATED, shownOf } from './shown-of'

interface PagedRowsProps<Page extends { total: number }, Item> {
  list: PagedRead<Page, Item>
  /** `logs` in "Carregando logs…" and "Erro ao carregar logs". */
  plural: string
  /** Shape of the skeletons: `line` has no picture. */
  shape?: 'row' | 'line'
  empty: ReactNode
  /** The rows; `total` counts all pages, loaded or not. */
  children: (rows: Item[], total: number) => ReactNode
}

/** A filtered list in pages, with its states, its button for more and how much of it is shown. */
export function PagedRows<Page extends { total: number }, Item>(props: PagedRowsProps<Page, Item>) {
  const { list, plural, shape = 'row', empty, children } = props
  const { items, isEnd } = list
  const failed = `Erro ao carregar ${plural}`
  return (
    <ReadView
      read={list}
      skeleton={<Skeletons shape={shape} count={8} label={`Carregando ${plural}…`} />}
      failed={failed}
      toast={failed}
      outdated={OUTDATED}
      isEmpty={() => items.length === 0}
      empty={empty}
    >
      {({ pages }) => {
        const total = pages[0]?.total ?? 0
        return (
          <>
            {children(items, total)}
            <LoadMore list={list} status={shownOf(items.length, total, isEnd)} />
          </>
        )
      }}
    </ReadView>
  )
}
