import type { Profile } from '@ementa/contracts'
import { StickyTabs, TabPanel, TabPanels, Tabs } from '@ementa/ui'
import { addressParams, choiceParam, useAddressState } from '@ementa/ui/router'
import { InsightsTab } from './insights-tab'
import { NewslettersTab } from './newsletters-tab'
import { PostsTab } from './posts-tab'

const TABS = ['posts', 'insights', 'newsletters'] as const
const ADDRESS = addressParams({ tab: choiceParam(TABS) })

/** The tabs of a profile (spec §2); the chosen one is in the address. */
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
        <TabPanel py={0}>
          <PostsTab profile={profile} isOwn={isOwn} />
        </TabPanel>
        <TabPanel py={0}>
          <InsightsTab />
        </TabPanel>
        <TabPanel py={0}>
          <NewslettersTab profile={profile} isOwn={isOwn} />
        </TabPanel>
      </TabPanels>
    </Tabs>
  )
}
