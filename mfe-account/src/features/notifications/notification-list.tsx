import { paths } from '@ementa/contracts'
import { Box, EmptyState, ErrorCard, Skeletons, Text, WindowList } from '@ementa/ui'
import { createContext, useContext } from 'react'
import { LoadMore } from '../../shared/lists/load-more'
import type { NotificationRow } from './group-notifications'
import { NotificationItem } from './notification-item'
import { listStyles } from './notification-styles'
import { useNotificationWrites } from './use-notification-writes'
import type { NotificationTab, useNotifications } from './use-notifications'

/** The list of the tab in sight: handed down past the tabs, which need not be drawn again when it changes. */
export const ListContext = createContext<ReturnType<typeof useNotifications> | null>(null)

interface NotificationListProps {
  tab: NotificationTab
  query: string
}

/** The rows of the tab in sight, or what stands in their place. */
export function NotificationList({ tab, query }: NotificationListProps) {
  const list = useContext(ListContext)
  const { markRead, remove } = useNotificationWrites()
  if (!list) return null
  if (!list.hasData && list.error === undefined) return <Skeletons shape="row" count={6} />
  if (!list.hasData) {
    return (
      <ErrorCard
        title="Não foi possível carregar as notificações"
        description="A conexão falhou."
        onRetry={() => void list.refresh()}
        isRetrying={list.isValidating}
      />
    )
  }
  const isSearching = query.trim() !== ''
  if (list.rows.length === 0 && !list.isLoadingOlder && (list.isEnd || isSearching)) {
    return <Nothing tab={tab} query={query} />
  }
  return (
    <Box css={listStyles}>
      <WindowList
        items={list.rows}
        itemKey={rowId}
        estimate={ROW_HEIGHT}
        memory={isSearching ? undefined : `notifications:${tab}`}
        footer={
          list.isLoadingOlder ? (
            <Text role="status" px={4} py={4} fontSize="sm" color="fg.muted">
              Buscando nas notificações mais antigas…
            </Text>
          ) : (
            <LoadMore
              isEnd={list.isEnd}
              isLoading={list.isLoadingMore}
              error={list.moreError}
              onLoadMore={list.loadMore}
            />
          )
        }
      >
        {(row) => <NotificationItem row={row} onRead={markRead} onRemove={remove} />}
      </WindowList>
    </Box>
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

function Nothing({ tab, query }: NotificationListProps) {
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
