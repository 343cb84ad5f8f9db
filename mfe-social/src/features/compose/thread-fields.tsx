import { isBlank } from '@ementa/contracts'
import { announce, Box, Button, confirm, Flex, IconButton, Text } from '@ementa/ui'
import { PublicityHints } from '@ementa/ui/advice'
import { ArrowDown, ArrowUp, ListPlus, X } from 'lucide-react'
import { memo, useCallback, useRef, useState } from 'react'
import { BodyField, type BodyFieldHandle } from './body-field'
import type { ComposerState } from './composer-state'
import { PostHints } from './post-hints-list'
import { addPart, hasRoomForPart, removePart, swapWithNext, textAt } from './thread-texts'

interface PartProps {
  state: ComposerState
  /** From 0. */
  index: number
  count: number
  /** Takes the focus: the pressed button may go with the part. */
  onRemoved: () => void
}

/** Which part it is, and what can be done with it. Nothing while there is one only. */
export const PartHead = memo(function PartHead({ state, index, count, onRemoved }: PartProps) {
  if (count === 1) return null
  const name = `parte ${index + 1}`
  const remove = async () => {
    const isEmpty = isBlank(textAt(state.content, index))
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
  return (
    <Flex align="center" minH="44px">
      <Text flex={1} textStyle="smallCaps" color="fg.subtle">
        Parte {index + 1} de {count}
      </Text>
      <IconButton
        aria-label={`Subir a ${name}`}
        icon={<ArrowUp size={18} aria-hidden />}
        isDisabled={index === 0}
        onClick={() => swapWithNext(state.content, index - 1)}
      />
      <IconButton
        aria-label={`Descer a ${name}`}
        icon={<ArrowDown size={18} aria-hidden />}
        isDisabled={index === count - 1}
        onClick={() => swapWithNext(state.content, index)}
      />
      <IconButton aria-label={`Apagar a ${name}`} icon={<X size={18} aria-hidden />} onClick={() => void remove()} />
    </Flex>
  )
})

/** The parts after the first, each with its own counter and advice, and the button for one more. A key in the first renders none of it. */
export const ThreadFields = memo(function ThreadFields({
  state,
  rest,
}: {
  state: ComposerState
  rest: readonly string[]
}) {
  // A part that was just added takes the focus; one that was there before does not.
  const [added, setAdded] = useState<number | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const focusMore = useCallback(() => more.current?.focus(), [])
  return (
    <>
      {rest.map((text, at) => {
        const index = at + 1
        return (
          <Box key={index} mt={4} pt={3} borderTop="1px solid" borderColor="border">
            <PartHead state={state} index={index} count={rest.length + 1} onRemoved={focusMore} />
            <PartField state={state} index={index} text={text} hasFocus={added === index} />
          </Box>
        )
      })}
      {hasRoomForPart({ body: '', rest }) && (
        <Button
          ref={more}
          variant="ghost"
          mt={2}
          ms={-3}
          px={3}
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
