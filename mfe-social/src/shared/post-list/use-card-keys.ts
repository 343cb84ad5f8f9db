import { paths } from '@ementa/contracts'
import { TO_FIELD, useShortcuts } from '@ementa/ui'
import { useNavigate } from '@ementa/ui/router'

const cards = () => [...document.querySelectorAll<HTMLElement>('article[data-post]')]

/** Returns the focused card, on which keys act. */
const current = () => document.activeElement?.closest<HTMLElement>('article[data-post]') ?? null

/** Handles the keys of a list of cards: `j` `k` move, `o` opens, `l` likes, `b` saves, `r` comments. */
export function useCardKeys(): void {
  const navigate = useNavigate()
  const open = (state?: typeof TO_FIELD) => {
    const id = current()?.dataset.post
    if (!id) return
    void navigate(paths.comments.href({ postId: id }), { state })
    return state
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    o: () => open(),
    r: () => open(TO_FIELD),
    l: () => press('like'),
    b: () => press('bookmark'),
  })
}

function move(step: 1 | -1) {
  const all = cards()
  const at = current()
  // Without a focused card, both keys go to the first card that is fully visible.
  const next = at ? all[all.indexOf(at) + step] : all.find((card) => card.getBoundingClientRect().top >= 0)
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

function press(action: 'like' | 'bookmark') {
  current()?.querySelector<HTMLButtonElement>(`button[data-action="${action}"]`)?.click()
}
