import { Kbd } from '@ementa/ui'
import { memo } from 'react'
import rows from '../../../shared/rows/rows.module.css'
import styles from './panel.module.css'

const KEYS = [
  ['j / k', 'próximo e anterior'],
  ['1', 'aprovar'],
  ['2', 'remover'],
  ['3', 'shadow ban'],
  ['4', 'banimento temporário'],
  ['r', 'regra violada, pelo número; Esc volta à fila'],
  ['m', 'escrever a justificativa; Esc volta à fila'],
  ['u', 'desfazer a última decisão'],
] as const

/** Fills the panel while no item is open: says what to do, and lists the keys. */
export const PanelHint = memo(function PanelHint() {
  return (
    <div className={`muted ${styles.hint}`}>
      <p>Escolha um item da fila para ler o conteúdo, as denúncias e o histórico.</p>
      <ul>
        {KEYS.map(([key, meaning]) => (
          <li key={key}>
            <span>
              <Kbd>{key}</Kbd>
            </span>
            {meaning}
          </li>
        ))}
      </ul>
    </div>
  )
})

/** Lists the keys other than those of the decisions, which have their own beside them. */
export const PanelKeys = memo(function PanelKeys() {
  return (
    <p className={`${rows.fine} ${styles.keys}`}>
      <Kbd>r</Kbd> regra · <Kbd>m</Kbd> justificativa · <Kbd>j</Kbd> <Kbd>k</Kbd> outro item · <Kbd>u</Kbd> desfazer
    </p>
  )
})
