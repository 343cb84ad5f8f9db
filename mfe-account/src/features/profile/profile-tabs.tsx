import type { Profile } from '@ementa/contracts'
import { ErrorCard, lazyPart, type Retry, Skeletons, StickyTabs, TabPanel, TabPanels, Tabs } from '@ementa/ui'
import { addressParams, choiceParam, useAddressState } from '@ementa/ui/router'
import { Suspense } from 'react'
import { NewslettersTab } from './newsletters-tab'
import { PostsTab } from './posts-tab'

const InsightsTab = lazyPart(() => import('./insights-tab'), MissingInsights)

const TABS = ['posts', 'insights', 'newsletters'] as const
const ADDRESS = addressParams({ tab: choiceParam(TABS) })

/** The tabs of a profile; the chosen one is kept in the address. */
export function ProfileTabs({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const [{ tab }, setAddress] = useAddressState(ADDRESS)
  return (
    <Tabs
      isLazy
      lazyBehavior="keepMounted"
      index={TABS.indexOf(tab)}
      onChange={(index) => setAddress({ tab: TABS[index] ?? 'posts' })}
    >
      <StickyTabs labels={['Posts', 'Insights JS', 'Newsletters']} />
      <TabPanels>
        <TabPanel>
          <PostsTab profile={profile} isOwn={isOwn} />
        </TabPanel>
        <TabPanel>
          <Suspense fallback={<Skeletons shape="part" label="Carregando a amostra…" />}>
            <InsightsTab />
          </Suspense>
        </TabPanel>
        <TabPanel>
          <NewslettersTab profile={profile} isOwn={isOwn} />
        </TabPanel>
      </TabPanels>
    </Tabs>
  )
}

function MissingInsights({ retry, isRetrying }: Retry) {
  return <ErrorCard title="Não foi possível carregar a amostra" titleAs="h3" onRetry={retry} isRetrying={isRetrying} />
}
