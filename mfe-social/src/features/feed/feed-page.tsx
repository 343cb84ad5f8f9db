import { type FeedTab, paths } from '@ementa/contracts'
import {
  Box,
  Button,
  Flex,
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
  VisuallyHidden,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { PenLine, RefreshCw } from 'lucide-react'
import { type Ref, Suspense, useRef, useState } from 'react'
import { useCitations } from '../../shared/post-body/use-citations'
import { PostColumn } from '../../shared/post-list/post-column'
import { FEED_TABS, useFeedAddress } from './feed-address'
import { FeedList, type FeedListHandle } from './feed-list'
import { TopicsRow } from './topics-row'
import { WhoToFollow } from './who-to-follow'

const DebatedLaw = lazyPart(() => import('../../shared/law/debated-law'))

/** The home feed (spec §2 Feed). */
export default function FeedPage() {
  usePageTitle('Feed')
  const { tab, tag, chooseTab, toggleTag } = useFeedAddress()
  const list = useRef<FeedListHandle>(null)
  const isMobile = useMediaQuery('mobile')
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
    <Flex align="flex-start" gap={8}>
      <PostColumn margin="none">
        {isMobile ? (
          // A phone has the posts near the top; the bar at its bottom writes a new one.
          <VisuallyHidden as="h1" tabIndex={-1}>
            Feed
          </VisuallyHidden>
        ) : (
          <PageHeader
            title="Feed"
            actions={
              <>
                {refreshButton}
                <Button
                  as={Link}
                  to={paths.compose.href()}
                  variant="solid"
                  leftIcon={<PenLine size={18} aria-hidden />}
                >
                  Novo Post
                </Button>
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
              <TabPanel key={one} p={0} tabIndex={-1}>
                {one === tab && <Panel key={tag} tab={tab} tag={tag} handle={list} />}
              </TabPanel>
            ))}
          </TabPanels>
        </Tabs>
      </PostColumn>
      <Box
        as="aside"
        aria-label="Sugestões"
        display={{ base: 'none', lg: 'block' }}
        w="288px"
        flexShrink={0}
        py={6}
        position="sticky"
        top="var(--ementa-header)"
      >
        <WhoToFollow />
        <LateAside />
      </Box>
    </Flex>
  )
}

const SOME_LAW = 'art. 1'

/** The law in debate, where there is a right column: it waits, as the rules of citing do, until the feed is there. */
function LateAside() {
  const hasRoom = useMediaQuery('asideBeside')
  const rules = useCitations(hasRoom ? SOME_LAW : '')
  if (!hasRoom || !rules) return null
  return (
    <Suspense>
      <DebatedLaw />
    </Suspense>
  )
}

/** What depends on whom one follows waits until it is known who is here. */
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
