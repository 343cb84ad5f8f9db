import { type CommentOrder, threadHref } from '@ementa/contracts'
import { ChipRow, Pill } from '@ementa/ui'
import { addressParams, choiceParam, useAddressState } from '@ementa/ui/router'

/** Value of the address for each order; the default has none. */
const ORDER_NAMES: Record<CommentOrder, string | undefined> = { newest: undefined, oldest: 'antigos' }

const ADDRESS = addressParams({ ordem: choiceParam(['novos', 'antigos']) })

const CHOICES: readonly { order: CommentOrder; label: string }[] = [
  { order: 'newest', label: 'Mais recentes' },
  { order: 'oldest', label: 'Mais antigos' },
]

/** Returns the order of the root comments and a function that changes it; it is kept in the address. */
export function useCommentOrder(): [CommentOrder, (order: CommentOrder) => void] {
  const [{ ordem }, set] = useAddressState(ADDRESS)
  return [
    ordem === ORDER_NAMES.oldest ? 'oldest' : 'newest',
    (order) => set({ ordem: order === 'oldest' ? 'antigos' : 'novos' }),
  ]
}

interface OrderChoiceProps {
  order: CommentOrder
  onChoose: (order: CommentOrder) => void
}

export function OrderChoice({ order, onChoose }: OrderChoiceProps) {
  return (
    <ChipRow role="group" aria-label="Ordem dos comentários" className="comment-order">
      {CHOICES.map((choice) => (
        <Pill key={choice.order} isPressed={choice.order === order} onToggle={() => onChoose(choice.order)}>
          {choice.label}
        </Pill>
      ))}
    </ChipRow>
  )
}

/** Builds the address of a comment on the page at `path`, in this order. */
export const commentHref = (path: string, commentId: string, order: CommentOrder): string =>
  threadHref(path, { commentId, ordem: ORDER_NAMES[order] })
