import { isBlank } from '@ementa/contracts'
import { announce, Button, confirm, IconButton } from '@ementa/ui'
import { PublicityHints } from '@ementa/ui/writing'
import { ArrowDown, ArrowUp, ListPlus, X } from 'lucide-react'
import { memo, useCallback, useRef, useState } from 'react'
import { BodyField, type BodyFieldHandle } from './body-field'
import styles from './composer.module.css'
import type { ComposerState } from './composer-state'
import { addPart, getTextAt, hasRoomForPart, removePart, swapWithNext } from './post-content'
import { PostHints } from './post-hints'

interface PartProps {
  state: ComposerState
  /** Number of the part, from 0. */
  index: number
  count: number
  /** Moves the focus, as the pressed button may disappear with the part. */
  onRemoved: () => void
}

/** The number of a part and the buttons that move or delete it. Renders nothing while there is only one part. */
export const PartHead = memo(function PartHead({ state, index, count, onRemoved }: PartProps) {
  if (count === 1) return null
  const name = `parte ${index + 1}`
  const remove = async () => {
    const isEmpty = isBlank(getTextAt(state.content, index))
    const isMeant =
      isEmpty ||
      (await confirm({
        title: `Apagar a ${name}?`,
        body: 'O texto dela será perdido. As outras partes ficam.',
        confirmLabel: 'Apagar',
        danger: true,
      }))
    if (!isMeant) return
    removePart(state.content, index)
    announce(`Parte ${index + 1} apagada`)
    onRemoved()
  }
  const move = (step: -1 | 1) => {
    swapWithNext(state.content, Math.min(index, index + step))
    focusMoved(index + step, step)
  }
  return (
    <div className={styles.partHead}>
      <p className="small-caps">
        Parte {index + 1} de {count}
      </p>
      <IconButton
        aria-label={`Subir a ${name}`}
        icon={<ArrowUp size={18} aria-hidden />}
        isDisabled={index === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        aria-label={`Descer a ${name}`}
        icon={<ArrowDown size={18} aria-hidden />}
        isDisabled={index === count - 1}
        onClick={() => move(1)}
      />
      <IconButton aria-label={`Apagar a ${name}`} icon={<X size={18} aria-hidden />} onClick={() => void remove()} />
    </div>
  )
})

/** Focuses the button that moves a part one step further, so that pressing again moves the same text; at the end the other one. */
function focusMoved(index: number, step: -1 | 1): void {
  const find = (verb: string) =>
    document.querySelector<HTMLElement>(`button[aria-label="${verb} a parte ${index + 1}"]:not(:disabled)`)
  const [same, other] = step < 0 ? ['Subir', 'Descer'] : ['Descer', 'Subir']
  const target = find(same) ?? find(other)
  target?.focus()
}

/**
 * The parts after the first, each with its counter and advice, and the button that adds one. It is memoised, so that a key
 * press in the first part renders none of it.
 */
export const ThreadFields = memo(function ThreadFields({
  state,
  rest,
}: {
  state: ComposerState
  rest: readonly string[]
}) {
  // Only a part that was just added takes the focus.
  const [added, setAdded] = useState<number | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const focusMore = useCallback(() => more.current?.focus(), [])
  return (
    <>
      {rest.map((text, at) => {
        const index = at + 1
        return (
          <div key={index} className={styles.part}>
            <PartHead state={state} index={index} count={rest.length + 1} onRemoved={focusMore} />
            <PartField state={state} index={index} text={text} hasFocus={added === index} />
          </div>
        )
      })}
      {hasRoomForPart({ body: '', rest }) && (
        <Button
          className={styles.addPart}
          ref={more}
          variant="ghost"
          leftIcon={<ListPlus size={20} aria-hidden />}
          onClick={() => {
            addPart(state.content)
            setAdded(state.content.rest.length)
          }}
        >
          Adicionar ao fio
        </Button>
      )}
    </>
  )
})

interface PartFieldProps {
  state: ComposerState
  index: number
  text: string
  hasFocus: boolean
}

function PartField({ state, index, text, hasFocus }: PartFieldProps) {
  const field = useRef<BodyFieldHandle>(null)
  return (
    <>
      <BodyField state={state} handle={field} index={index} hasFocus={hasFocus} />
      <PostHints text={text} />
      <PublicityHints text={text} onRewrite={(rewritten) => field.current?.rewrite(rewritten)} />
    </>
  )
}
