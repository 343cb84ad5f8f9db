import { paths } from '@ementa/contracts'
import {
  announce,
  Button,
  Column,
  EmptyState,
  ErrorCard,
  IconButton,
  PageHeader,
  SignInPrompt,
  Skeletons,
  Tab,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  Text,
  useDisclosure,
  usePageTitle,
  useSession,
  WindowList,
} from '@ementa/ui'
import { CheckCheck, RotateCw, Settings2 } from 'lucide-react'
import { LoadMore } from '../../parts/load-more'
import { SavedNote } from '../../parts/saved-note'
import { useErrorToast } from '../../parts/use-error-toast'
import { useQueryParam } from '../../parts/use-query-param'
import { NotificationItem } from './notification-item'
import { NotificationSearch, useSearchedText } from './notification-search'
import { PreferencesDialog } from './preferences-dialog'
import { unhideAll } from './removed'
import { useNotificationWrites } from './use-notification-writes'
import { TABS, useNotifications } from './use-notifications'

/** The notifications of the signed-in user (spec §2 Notifications). */
export default function NotificationsPage() {
  const { status } = useSession()
  // Each sets the title by itself: an outer one would come last and take the count away.
  return status === 'signed-out' ? <SignedOut /> : <OwnNotifications />
}

function SignedOut() {
  usePageTitle('Notificações')
  return (
    <SignInPrompt
      illustration="inkpad"
      title="Suas notificações"
      titleAs="h1"
      description="Entre para ver quem curtiu, comentou ou mencionou você."
    />
  )
}

const TAB_LABELS = { todas: 'Todas', mencoes: 'Menções', sistema: 'Sistema' } as const
const ROW_HEIGHT = 92

function OwnNotifications() {
  const [tab, setTab] = useQueryParam('tab', TABS)
  const query = useSearchedText()
  const list = useNotifications(tab, query)
  const { markRead, markAllRead, remove } = useNotificationWrites()
  const preferences = useDisclosure()
  usePageTitle('Notificações', list.unreadCount)
  useErrorToast(list.error, 'Erro ao carregar')

  async function refresh() {
    unhideAll()
    await list.refresh()
    announce('Notificações atualizadas')
  }

  return (
    <Column>
      <PageHeader
        title="Notificações"
        actions={
          <>
            <Button
              variant="ghost"
              px={2}
              leftIcon={<CheckCheck size={20} aria-hidden />}
              onClick={() => void markAllRead(list.unreadIds)}
              isDisabled={list.unreadCount === 0}
            >
              Marcar todas como lidas
            </Button>
            <IconButton
              aria-label="Atualizar"
              title="Atualizar"
              icon={<RotateCw size={20} aria-hidden />}
              onClick={() => void refresh()}
              isLoading={list.isRefreshing}
            />
            <IconButton
              aria-label="Preferências"
              title="Preferências"
              icon={<Settings2 size={20} aria-hidden />}
              onClick={preferences.onOpen}
            />
          </>
        }
      >
        <NotificationSearch />
      </PageHeader>
      <SavedNote isOffline={list.isOffline} savedAt={list.savedAt} />
      <Tabs isLazy index={TABS.indexOf(tab)} onChange={(index) => setTab(TABS[index] ?? 'todas')}>
        <TabList>
          {TABS.map((one) => (
            <Tab key={one}>{TAB_LABELS[one]}</Tab>
          ))}
        </TabList>
        <TabPanels>
          {TABS.map((one) => (
            <TabPanel key={one} py={0}>
              {one === tab && <Content list={list} query={query} tab={tab} onRead={markRead} onRemove={remove} />}
            </TabPanel>
          ))}
        </TabPanels>
      </Tabs>
      <PreferencesDialog isOpen={preferences.isOpen} onClose={preferences.onClose} />
    </Column>
  )
}

interface ContentProps {
  list: ReturnType<typeof useNotifications>
  query: string
  tab: (typeof TABS)[number]
  onRead: (ids: readonly string[]) => void
  onRemove: (ids: readonly string[]) => void
}

function Content({ list, query, tab, onRead, onRemove }: ContentProps) {
  if (!list.hasData && list.error === undefined) return <Skeletons shape="row" count={6} />
  if (!list.hasData) {
    return (
      <ErrorCard
        title="Não foi possível carregar as notificações"
        description={
          list.isOffline ? 'Você está offline e elas ainda não foram abertas neste aparelho.' : 'A conexão falhou.'
        }
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
    <WindowList
      items={list.rows}
      itemKey={(row) => row.id}
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
      {(row) => <NotificationItem row={row} onRead={onRead} onRemove={onRemove} />}
    </WindowList>
  )
}

const EMPTY = {
  todas: 'Nenhuma notificação por aqui',
  mencoes: 'Ninguém mencionou você ainda',
  sistema: 'Nenhum aviso do sistema',
} as const

function Nothing({ tab, query }: { tab: keyof typeof EMPTY; query: string }) {
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
