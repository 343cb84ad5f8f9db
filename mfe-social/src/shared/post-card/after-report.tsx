import type { Profile } from '@ementa/contracts'
import { askToBlock, Button, setMuted, useServices } from '@ementa/ui'
import styles from './card.module.css'

interface AfterReportProps {
  author: Pick<Profile, 'id' | 'username'>
  onDismiss: () => void
}

/** Buttons shown after a report, which mute or block the author. */
export function AfterReport({ author, onDismiss }: AfterReportProps) {
  const services = useServices()
  return (
    <fieldset className={styles.row} aria-label="Depois do reporte">
      <Button size="sm" onClick={() => setMuted(services, author, true)}>
        Silenciar @{author.username}
      </Button>
      <Button size="sm" variant="danger" onClick={() => askToBlock(services, author)}>
        Bloquear @{author.username}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDismiss}>
        Agora não
      </Button>
    </fieldset>
  )
}
