import type { FeedTab } from '@ementa/contracts'
import { addressParams, choiceParam, optionalParam, useAddressState } from '@ementa/ui/router'

export const FEED_TABS: readonly { tab: FeedTab; label: string }[] = [
  { tab: 'forYou', label: 'Para Você' },
  { tab: 'following', label: 'Seguindo' },
  { tab: 'topics', label: 'Tópicos' },
]

/** Tab and topic of an address. */
export const FEED_ADDRESS = addressParams<{ tab: FeedTab; tag: string | null }>({
  tab: choiceParam(['forYou', 'following', 'topics']),
  tag: optionalParam,
})

/** Tab and topic live in the address: reload, share and Back keep them. Changing the tab clears the topic (spec §4 Feed). */
export function useFeedAddress() {
  const [{ tab, tag }, set] = useAddressState(FEED_ADDRESS)
  return {
    tab,
    tag,
    chooseTab: (next: FeedTab) => set({ tab: next, tag: null }),
    /** The same topic again clears it. */
    toggleTag: (slug: string) => set((now) => ({ tag: now.tag === slug ? null : slug })),
  }
}
