import { Button } from '@ementa/ui'
import styles from './notices.module.css'

/** Says that text of an earlier visit was restored, and offers to discard it. */
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
