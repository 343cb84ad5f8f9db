import { type FeedTab, paths, tagName } from '@ementa/contracts'
import {
  ButtonLink,
  Column,
  focusByArrows,
  IconButton,
  lazyPart,
  Outline,
  PageHeader,
  Pill,
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
import { BesidePageContext, useRead } from '@ementa/ui/data'
import { PenLine, RefreshCw } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type Ref, Suspense, useRef, useState } from 'react'
import { useCitations } from '../../shared/post-body/use-citations'
import { popularTags } from '../../shared/queries'
import styles from './feed.module.css'
import { FEED_TABS, useFeedAddress } from './feed-address'
import { FeedList, type FeedListHandle } from './feed-list'
import { WhoToFollow } from './who-to-follow'

const DebatedLaw = lazyPart(() => import('../../shared/right-column/debated-law'))

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

const pillsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('button')]
const indexOf = ({ currentTarget, target }: FocusEvent) =>
  target instanceof HTMLElement ? pillsIn(currentTarget).indexOf(target) : -1

const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
  focusByArrows(event, pillsIn(event.currentTarget), { hasEnds: true })

/** The popular topics in one line that scrolls sideways; its height is reserved while they load. */
function TopicsRow({ chosen, onToggle }: { chosen: string | null; onToggle: (slug: string) => void }) {
  const { data, isLoading } = useRead(popularTags)
  const popular = data?.tags ?? []
  // A chosen topic that is not popular is shown too, so that it can be cleared.
  const isForeign = chosen !== null && data !== undefined && !popular.some(({ slug }) => slug === chosen)
  const topics = isForeign ? [{ slug: chosen, label: tagName(chosen) }, ...popular] : popular
  // The Tab key leads to the topic that had the focus last or, before that, to the chosen one.
  const [lastFocused, setLastFocused] = useState<number>()
  const tabStop =
    lastFocused ??
    Math.max(
      0,
      topics.findIndex(({ slug }) => slug === chosen),
    )
  return (
    <div
      // The toolbar is one stop of the Tab key; arrow keys move between topics.
      role="toolbar"
      aria-label="Temas populares"
      className={styles.topics}
      onKeyDown={onKeyDown}
      onFocus={(event) => setLastFocused(indexOf(event))}
    >
      {isLoading && ['88px', '64px', '104px', '96px', '80px'].map((w) => <Outline key={w} h="32px" w={w} isRound />)}
      {topics.map(({ slug, label }, index) => (
        <Pill
          key={slug}
          isPressed={slug === chosen}
          tabIndex={index === tabStop ? 0 : -1}
          onToggle={() => onToggle(slug)}
        >
          {label}
        </Pill>
      ))}
    </div>
  )
}
