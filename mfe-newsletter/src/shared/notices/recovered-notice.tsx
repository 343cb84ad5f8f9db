import { Button } from '@ementa/ui'
import styles from './notices.module.css'

/** What an earlier visit left was put back; it can be thrown away (EXP-25). */
export function RecoveredNotice({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <div className={styles.recovered} role="status">
      <p className={styles.recoveredTitle}>Rascunho recuperado</p>
      <Button size="sm" variant="ghost" onClick={onKeep}>
        Manter
      </Button>
      <Button size="sm" onClick={onDiscard}>
        Descartar
      </Button>
    </div>
  )
}
