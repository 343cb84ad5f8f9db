import { Button } from '@ementa/ui'
import styles from './panel.module.css'

/** Says that another moderator has the item open. Deciding needs taking it over. */
export function ClaimedNote({ holder, onTakeOver }: { holder: string; onTakeOver: () => void }) {
  return (
    <div role="note" className={styles.note} data-tone="warning">
      <p>
        <strong>{holder}</strong> está analisando este item.
      </p>
      <Button className={styles.spaced} size="sm" onClick={onTakeOver}>
        Assumir o item
      </Button>
    </div>
  )
}
