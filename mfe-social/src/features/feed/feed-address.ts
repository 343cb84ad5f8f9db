import type { FeedTab } from '@ementa/contracts'
import { addressParams, choiceParam, optionalParam, useAddressState } from '@ementa/ui/router'

export const FEED_TABS: readonly { tab: FeedTab; label: string }[] = [
  { tab: 'forYou', label: 'Para Você' },
  { tab: 'following', label: 'Seguindo' },
  { tab: 'topics', label: 'Tópicos' },
]

/** Tab and topic in the query of the address. */
export const FEED_ADDRESS = addressParams<{ tab: FeedTab; tag: string | null }>({
  tab: choiceParam(['forYou', 'following', 'topics']),
  tag: optionalParam,
})

/** Returns tab and topic of the address and functions that change them. Changing the tab clears the topic. */
export function useFeedAddress() {
  const [{ tab, tag }, set] = useAddressState(FEED_ADDRESS)
  return {
    tab,
    tag,
    chooseTab: (next: FeedTab) => set({ tab: next, tag: null }),
    /** Chooses a topic; the chosen topic again clears it. */
    toggleTag: (slug: string) => set((now) => ({ tag: now.tag === slug ? null : slug })),
  }
}
