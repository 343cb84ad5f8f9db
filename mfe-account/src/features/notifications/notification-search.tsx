import { SearchField } from '@ementa/ui'
import { addressParams, choiceParam, textParam, useTypedParam } from '@ementa/ui/router'
import styles from './notifications.module.css'
import { TABS } from './use-notifications'

/** The tab and the searched text, kept in the address, so that reload and Back keep them. */
export const NOTIFICATIONS_ADDRESS = addressParams({ tab: choiceParam(TABS), q: textParam })

/** The search field. The list is searched only when the typing has rested. */
export function NotificationSearch() {
  const { typed, setTyped } = useTypedParam('q')
  return (
    <SearchField
      label="Buscar nas notificações"
      placeholder="Buscar nas notificações"
      value={typed}
      onChange={setTyped}
      className={styles.search}
    />
  )
}
