import { paths } from '@ementa/contracts'
import { EmptyState, LoadMore, ReadView, Skeletons, WindowList } from '@ementa/ui'
import type { NotificationRow } from './group-notifications'
import { NotificationItem } from './notification-item'
import styles from './notifications.module.css'
import { useNotificationWrites } from './use-notification-writes'
import type { NotificationTab, useNotifications } from './use-notifications'

interface NotificationListProps {
  tab: NotificationTab
  query: string
  list: ReturnType<typeof useNotifications>
}

/** The rows of the open tab, or their skeletons, failure or empty state. */
export function NotificationList({ tab, query, list }: NotificationListProps) {
  const { markRead, remove } = useNotificationWrites()
  const isSearching = query.trim() !== ''
  return (
    <ReadView
      read={list}
      skeleton={<Skeletons shape="row" count={6} />}
      failed={{ title: 'Não foi possível carregar as notificações', description: 'A conexão falhou.' }}
      isEmpty={() => list.rows.length === 0 && !list.isLoadingOlder && (list.isEnd || isSearching)}
      empty={<Nothing tab={tab} query={query} />}
    >
      {() => (
        <WindowList
          items={list.rows}
          itemKey={rowId}
          estimate={ROW_HEIGHT}
          memory={isSearching ? undefined : `notifications:${tab}`}
          footer={
            list.isLoadingOlder ? (
              <p role="status" className={`muted ${styles.older}`}>
                Buscando nas notificações mais antigas…
              </p>
            ) : (
              <LoadMore list={list} />
            )
          }
        >
          {(row) => <NotificationItem row={row} onRead={markRead} onRemove={remove} />}
        </WindowList>
      )}
    </ReadView>
  )
}

/** Height of a row in px, until it is measured. */
const ROW_HEIGHT = 92
const rowId = (row: NotificationRow) => row.id

const EMPTY = {
  todas: 'Nenhuma notificação por aqui',
  mencoes: 'Ninguém mencionou você ainda',
  sistema: 'Nenhum aviso do sistema',
} as const

function Nothing({ tab, query }: Omit<NotificationListProps, 'list'>) {
  if (query.trim()) {
    return (
      <EmptyState
        illustration="drawer"
        title="Nenhuma notificação encontrada"
        description={`Nada com “${query.trim()}”. Confira a grafia ou busque só parte do nome.`}
      />
    )
  }
  return (
    <EmptyState
      illustration="inkpad"
      title={EMPTY[tab]}
      description="Publique, comente e siga pessoas: as respostas aparecem aqui."
      action={{ label: 'Ir para o feed', href: paths.home.href() }}
    />
  )
}
