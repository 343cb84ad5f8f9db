import { Pill, SearchField, useHost } from '@ementa/ui'
import { type Ref, startTransition, useState } from 'react'
import { FILTERS } from './list-filters'
import styles from './newsletters.module.css'
import type { ListFilters } from './use-list-filters'

interface FilterBarProps {
  filters: ListFilters
  /** For what holds the field. It stays when the field begins again, which does not take the focus. */
  holder: Ref<HTMLDivElement>
}

export function FilterBar({ filters: { text, setText, fieldKey, filter, change }, holder }: FilterBarProps) {
  const { isCommunity } = useHost()
  return (
    <div className={styles.bar}>
      <div className={styles.search} ref={holder}>
        <QueryField key={fieldKey} initial={text} onChange={setText} />
      </div>
      {!isCommunity && (
        <fieldset aria-label="Filtrar por preço" className={styles.prices}>
          {FILTERS.map(({ value, label }) => (
            <Pill key={value} isPressed={filter === value} onToggle={() => change({ filtro: value })}>
              {label}
            </Pill>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** A key renders only the field; the page follows when the browser has time. */
function QueryField({ initial, onChange }: { initial: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(initial)
  return (
    <SearchField
      label="Buscar newsletters"
      placeholder="Título, tema ou quem escreve"
      value={text}
      onChange={(next) => {
        setText(next)
        startTransition(() => onChange(next))
      }}
    />
  )
}
