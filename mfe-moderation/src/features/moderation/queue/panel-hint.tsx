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
              <kbd className="kbd">{key}</kbd>
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
      <kbd className="kbd">r</kbd> regra · <kbd className="kbd">m</kbd> justificativa · <kbd className="kbd">j</kbd>{' '}
      <kbd className="kbd">k</kbd> outro item · <kbd className="kbd">u</kbd> desfazer
    </p>
  )
})
