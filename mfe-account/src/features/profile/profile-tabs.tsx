import { isolate, type Newsletter, type Profile, paths } from '@ementa/contracts'
import {
  EmptyState,
  ErrorCard,
  lazyPart,
  pricePerMonth,
  ReadView,
  type Retry,
  Skeletons,
  StickyTabs,
  TabPanel,
  TabPanels,
  Tabs,
} from '@ementa/ui'
import { newslettersQuery, useRead } from '@ementa/ui/data'
import { addressParams, choiceParam, Link, useAddressState } from '@ementa/ui/router'
import { Suspense } from 'react'
import { PostsTab } from './posts-tab'
import styles from './profile-tabs.module.css'

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

/** The newsletters that this person publishes. */
export function NewslettersTab({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const read = useRead(newslettersQuery())
  const isPublished = ({ owner_id }: Newsletter) => owner_id === profile.id
  return (
    <ReadView
      read={read}
      skeleton={<Skeletons shape="line" label="Carregando as newsletters…" />}
      failed={{ title: 'Não foi possível carregar as newsletters', titleAs: 'h3' }}
      isEmpty={({ newsletters }) => !newsletters.some(isPublished)}
      empty={<NoNewsletters profile={profile} isOwn={isOwn} />}
    >
      {({ newsletters }) =>
        newsletters
          .filter(isPublished)
          .map((newsletter) => <NewsletterRow key={newsletter.id} newsletter={newsletter} />)
      }
    </ReadView>
  )
}

function NoNewsletters({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  if (!isOwn)
    return (
      <EmptyState illustration="sheet" title={`${isolate(profile.display_name)} ainda não publica uma newsletter`} />
    )
  return (
    <EmptyState
      illustration="sheet"
      title="Você ainda não publica uma newsletter"
      description="Escreva com regularidade para quem quer acompanhar sua área."
      action={{ label: 'Criar newsletter', href: paths.newsletterCreate.href() }}
    />
  )
}

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  return (
    <div className={styles.newsletter}>
      <div>
        <Link to={paths.newsletter.href({ handle: newsletter.handle })}>{newsletter.title}</Link>
        <p className={`clamped muted ${styles.description}`}>{newsletter.description}</p>
      </div>
      <p className={`small-caps ${styles.price}`}>
        {newsletter.is_paid ? pricePerMonth(newsletter.price_cents) : 'Grátis'}
      </p>
    </div>
  )
}
