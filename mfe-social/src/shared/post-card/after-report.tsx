import type { Profile } from '@ementa/contracts'
import { askToBlock, Button, setMuted, useServices } from '@ementa/ui/plain'
import styles from './card.module.css'

interface AfterReportProps {
  author: Pick<Profile, 'id' | 'username'>
  onDismiss: () => void
}

/** After a flag: what the reader can do for their own peace meanwhile (decision P-11). */
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
