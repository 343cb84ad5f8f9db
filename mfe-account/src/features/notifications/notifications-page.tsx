import {
  announce,
  Button,
  Column,
  IconButton,
  lazyPart,
  MissingDialog,
  PageHeader,
  SearchField,
  SignedIn,
  SignInPrompt,
  Skeletons,
  StickyTabs,
  TabPanel,
  TabPanels,
  Tabs,
  useErrorToast,
  useFoldedSearch,
  useMediaQuery,
  usePageTitle,
} from '@ementa/ui'
import { addressParams, choiceParam, textParam, useAddressState, useTypedParam } from '@ementa/ui/router'
import { CheckCheck, RotateCw, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NotificationList } from './notification-list'
import styles from './notifications.module.css'
import { useNotificationWrites } from './use-notification-writes'
import { type NotificationTab, TABS, unhideAll, useNotifications } from './use-notifications'

/** The tab and the searched text, kept in the address, so that reload and Back keep them. */
const NOTIFICATIONS_ADDRESS = addressParams({ tab: choiceParam(TABS), q: textParam })

const PreferencesDialog = lazyPart(() => import('./preferences-dialog'), MissingDialog)

/** `/notifications`: the notifications of the signed-in user. */
export default function NotificationsPage() {
  // Each state sets its own title: a title set here would be set last and remove the count.
  return (
    <SignedIn loading={<Waiting />} visitor={<SignedOut />}>
      {() => <OwnNotifications />}
    </SignedIn>
  )
}

function Waiting() {
  usePageTitle('Notificações')
  return (
    <Column>
      <PageHeader title="Notificações" />
      <Skeletons shape="row" count={6} />
    </Column>
  )
}

function SignedOut() {
  usePageTitle('Notificações')
  return (
    <Column>
      <SignInPrompt
        illustration="inkpad"
        title="Suas notificações"
        titleAs="h1"
        description="Entre para ver quem curtiu, comentou ou mencionou você."
      />
    </Column>
  )
}

const TAB_LABELS = { todas: 'Todas', mencoes: 'Menções', sistema: 'Sistema' } as const

function OwnNotifications() {
  const [{ tab, q: query }, setAddress] = useAddressState(NOTIFICATIONS_ADDRESS)
  const list = useNotifications(tab, query)
  const { markAllRead } = useNotificationWrites()
  const [isOpen, setOpen] = useState(false)
  usePageTitle('Notificações', list.unreadCount)
  useErrorToast(list.error, 'Erro ao carregar')

  const refresh = async () => {
    unhideAll()
    await list.refresh()
    announce('Notificações atualizadas')
  }

  return (
    <Column>
      <Head
        hasUnread={list.unreadCount > 0}
        isRefreshing={list.isRefreshing}
        onMarkAll={markAllRead}
        onRefresh={() => void refresh()}
        onPreferences={() => setOpen(true)}
      />
      <Panels tab={tab} onTab={(chosen) => setAddress({ tab: chosen })} query={query} list={list} />
      {isOpen && (
        <Suspense>
          <PreferencesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Column>
  )
}

interface HeadProps {
  hasUnread: boolean
  isRefreshing: boolean
  onMarkAll: () => void
  onRefresh: () => void
  onPreferences: () => void
}

function Head({ hasUnread, isRefreshing, onMarkAll, onRefresh, onPreferences }: HeadProps) {
  const isMobile = useMediaQuery('mobile')
  return (
    <PageHeader
      title="Notificações"
      actions={
        <>
          <Button
            className={styles.markAll}
            variant="ghost"
            title="Marcar todas como lidas"
            leftIcon={<CheckCheck size={20} aria-hidden />}
            // `disabled` would take the focus from the button that was just pressed.
            aria-disabled={!hasUnread}
            onClick={() => hasUnread && onMarkAll()}
          >
            <span className={styles.spoken}>Marcar todas como lidas</span>
          </Button>
          <IconButton
            aria-label="Atualizar"
            title="Atualizar"
            icon={<RotateCw size={20} aria-hidden />}
            onClick={onRefresh}
            isLoading={isRefreshing}
          />
          <IconButton
            aria-label="Preferências"
            title="Preferências"
            icon={<Settings2 size={20} aria-hidden />}
            onClick={onPreferences}
          />
        </>
      }
    >
      {!isMobile && <NotificationSearch />}
    </PageHeader>
  )
}

interface PanelsProps {
  tab: NotificationTab
  onTab: (tab: NotificationTab) => void
  query: string
  /** The list of the open tab. */
  list: ReturnType<typeof useNotifications>
}

function Panels({ tab, onTab, query, list }: PanelsProps) {
  const search = useFoldedSearch('Buscar nas notificações', query !== '')
  return (
    <Tabs isLazy index={TABS.indexOf(tab)} onChange={(index) => onTab(TABS[index] ?? 'todas')}>
      <StickyTabs labels={TABS.map((tab) => TAB_LABELS[tab])}>{search.button}</StickyTabs>
      {search.button && search.isShown && (
        <div ref={search.holder} className={styles.folded}>
          <NotificationSearch />
        </div>
      )}
      <TabPanels>
        {TABS.map((one) => (
          <TabPanel className={styles.panel} key={one}>
            {one === tab && <NotificationList tab={tab} query={query} list={list} />}
          </TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  )
}

/** The search field. The list is searched only when the typing has rested. */
function NotificationSearch() {
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
