import { SearchField } from '@ementa/ui/field'
import { addressParams, choiceParam, textParam, useTypedParam } from '@ementa/ui/router'
import styles from './notifications.module.css'
import { TABS } from './use-notifications'

/** Tab and searched text live in the address: reload and Back keep them. */
export const NOTIFICATIONS_ADDRESS = addressParams({ tab: choiceParam(TABS), q: textParam })

/** The field keeps what is typed to itself: the list is touched only once the typing has rested (300 ms, spec §9). */
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
