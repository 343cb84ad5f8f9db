import { type FeedTab, paths } from '@ementa/contracts'
import {
  ButtonLink,
  Column,
  IconButton,
  lazyPart,
  PageHeader,
  SessionReady,
  SignInPrompt,
  Skeletons,
  StickyTabs,
  TabPanel,
  TabPanels,
  Tabs,
  useMediaQuery,
  usePageTitle,
} from '@ementa/ui'
import { BesidePageContext } from '@ementa/ui/data'
import { PenLine, RefreshCw } from 'lucide-react'
import { type Ref, Suspense, useRef, useState } from 'react'
import { useCitations } from '../../shared/post-body/use-citations'
import styles from './feed.module.css'
import { FEED_TABS, useFeedAddress } from './feed-address'
import { FeedList, type FeedListHandle } from './feed-list'
import { TopicsRow } from './topics-row'
import { WhoToFollow } from './who-to-follow'

const DebatedLaw = lazyPart(() => import('../../shared/law/debated-law'))

/** The home feed: tabs, topics, posts, and suggestions beside them in wide windows. */
export default function FeedPage() {
  usePageTitle('Feed')
  const { tab, tag, chooseTab, toggleTag } = useFeedAddress()
  const list = useRef<FeedListHandle>(null)
  const isMobile = useMediaQuery('mobile')
  // Narrow windows have no room for the suggestions, which are then not loaded.
  const hasRoom = useMediaQuery('asideBeside')
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    await list.current?.refresh()
    setRefreshing(false)
  }
  const refreshButton = (
    <IconButton
      aria-label="Atualizar o feed"
      icon={<RefreshCw size={18} aria-hidden />}
      isLoading={isRefreshing}
      onClick={refresh}
    />
  )
  return (
    <div className={styles.page}>
      <Column margin="none">
        {isMobile ? (
          // On a phone the title is hidden to bring the posts near the top; the bottom bar has the button for a new post.
          <h1 className="visually-hidden" tabIndex={-1}>
            Feed
          </h1>
        ) : (
          <PageHeader
            title="Feed"
            actions={
              <>
                {refreshButton}
                <ButtonLink variant="solid" to={paths.compose.href()}>
                  <span className="button-icon">
                    <PenLine size={18} aria-hidden />
                  </span>
                  Novo Post
                </ButtonLink>
              </>
            }
          />
        )}
        <Tabs
          index={FEED_TABS.findIndex((one) => one.tab === tab)}
          onChange={(index) => chooseTab(FEED_TABS[index]?.tab ?? 'forYou')}
          isFitted
        >
          <StickyTabs labels={FEED_TABS.map(({ label }) => label)} isTight>
            {isMobile && refreshButton}
          </StickyTabs>
          <TopicsRow chosen={tag} onToggle={toggleTag} />
          <TabPanels>
            {FEED_TABS.map(({ tab: one }) => (
              <TabPanel key={one} tabIndex={-1}>
                {one === tab && <Panel key={tag} tab={tab} tag={tag} handle={list} />}
              </TabPanel>
            ))}
          </TabPanels>
        </Tabs>
      </Column>
      {hasRoom && (
        <aside aria-label="Sugestões">
          <BesidePageContext value>
            <WhoToFollow />
            <LateAside />
          </BesidePageContext>
        </aside>
      )}
    </div>
  )
}

const SOME_LAW = 'art. 1'

/** The law in debate, loaded together with the citation rules once the feed is shown. */
function LateAside() {
  const rules = useCitations(SOME_LAW)
  if (!rules) return null
  return (
    <Suspense>
      <DebatedLaw />
    </Suspense>
  )
}

/** The list of a tab. Tabs that depend on whom the reader follows wait for the session. */
function Panel({ tab, tag, handle }: { tab: FeedTab; tag: string | null; handle: Ref<FeedListHandle> }) {
  if (tab === 'forYou') return <FeedList tab={tab} tag={tag} handle={handle} />
  const feed = (key: string) => <FeedList key={key} tab={tab} tag={tag} handle={handle} />
  return (
    <SessionReady loading={<Skeletons shape="post" count={4} label="Carregando o feed…" />}>
      {(user) => {
        if (user) return feed('signed-in')
        if (tab !== 'following') return feed('visitor')
        return (
          <SignInPrompt
            title="Entre para ver quem você segue"
            description="As publicações das pessoas e das tags que você segue ficam aqui."
          />
        )
      }}
    </SessionReady>
  )
}
