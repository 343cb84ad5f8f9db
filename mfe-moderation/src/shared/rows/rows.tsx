import { STORAGE_KEYS, stored } from '@ementa/contracts'
import { Button, counted, LoadMore, ReadView, Skeletons } from '@ementa/ui'
import { type PagedRead, proxy, useSnapshot } from '@ementa/ui/data'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import * as v from 'valibot'
import styles from './rows.module.css'

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

/** Says how much of a list is shown: `20 de 143 itens`. */
export function shownOf(loaded: number, total: number, isEnd: boolean): string {
  return isEnd ? `Fim da lista: ${counted(loaded, 'item', 'itens')}` : `${loaded} de ${counted(total, 'item', 'itens')}`
}

/** Note above rows that could not be read again. */
export const OUTDATED = 'O que está abaixo pode estar desatualizado.'

const DENSITIES = { comfortable: 'Confortável', compact: 'Compacta' } as const
export type Density = keyof typeof DENSITIES

const storedDensity = stored(STORAGE_KEYS.moderationDensity, v.picklist(['comfortable', 'compact']))

const state = proxy<{ density: Density }>({
  density: storedDensity.read() ?? 'comfortable',
})

function choose(density: Density) {
  state.density = density
  // If the device refuses to store it, the choice holds until the page is closed.
  storedDensity.write(density)
}

/** Returns the chosen density of the admin tables, which is kept on this device. */
export const useDensity = (): Density => useSnapshot(state).density

export function DensitySwitch() {
  const density = useDensity()
  return (
    <fieldset className={`button-group ${styles.action}`} aria-label="Densidade da tabela">
      {(['comfortable', 'compact'] as const).map((one) => (
        <Button size="sm" key={one} aria-pressed={density === one} onClick={() => choose(one)}>
          {DENSITIES[one]}
        </Button>
      ))}
    </fieldset>
  )
}

/** Smallest height of a row of the admin lists, in px. */
const ROW = 60
/** Height of the filters and the frame's header above the list, in px. */
const ABOVE = 240
/** Smallest number of rows rendered first, for low windows. */
const FEWEST = 4
const NONE: never[] = []

/**
 * Returns the rows to render now: of a new list only those in the viewport, the rest after the first paint. Rows that
 * were rendered before are kept, so that a longer list does not jump.
 */
export function useFirstRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const [rendered, setRendered] = useState<readonly Row[]>(NONE)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The rest must wait for the frame, which a deferred value would not.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setRendered(rows)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [rows])
  if (rendered === rows) return rows
  const kept = rows.findIndex(({ id }, index) => id !== rendered[index]?.id)
  return kept < 0 ? rows : rows.slice(0, Math.max(FEWEST, Math.ceil((window.innerHeight - ABOVE) / ROW), kept))
}
