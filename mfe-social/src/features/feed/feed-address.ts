import type { FeedTab } from '@ementa/contracts'
import { useSearchParams } from '@ementa/ui/router'

export const FEED_TABS: readonly { tab: FeedTab; label: string }[] = [
  { tab: 'forYou', label: 'Para Você' },
  { tab: 'following', label: 'Seguindo' },
  { tab: 'topics', label: 'Tópicos' },
]

/** Tab and topic live in the address: reload, share and Back keep them. Changing the tab clears the topic (spec §4 Feed). */
export function useFeedAddress() {
  const [params, setParams] = useSearchParams()
  const tab = FEED_TABS.find((one) => one.tab === params.get('tab'))?.tab ?? 'forYou'
  const tag = params.get('tag')
  return {
    tab,
    tag,
    chooseTab: (next: FeedTab) =>
      setParams(new URLSearchParams(next === 'forYou' ? '' : { tab: next }), { replace: true }),
    /** The same topic again clears it. */
    toggleTag: (slug: string) =>
      setParams(
        (now) => {
          if (now.get('tag') === slug) now.delete('tag')
          else now.set('tag', slug)
          return now
        },
        { replace: true },
      ),
  }
}
