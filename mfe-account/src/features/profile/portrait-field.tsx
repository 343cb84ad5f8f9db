import { IMAGE } from '@ementa/contracts'
import { Avatar, Box, Button, Flex, Text } from '@ementa/ui'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { useId, useRef, useState } from 'react'

/** A portrait that was chosen and is uploaded with the rest of the form; null takes the present one away. */
export type ChosenPortrait = Awaited<ReturnType<typeof prepareImage>> | null

interface PortraitFieldProps {
  name: string
  /** What the profile shows now. */
  saved: string | null
  /** `undefined` while nothing was chosen. */
  chosen: ChosenPortrait | undefined
  isBusy: boolean
  onChoose: (portrait: ChosenPortrait | undefined) => void
}

/** The own picture, to be exchanged or taken away; initials stand in its place then. */
export function PortraitField({ name, saved, chosen, isBusy, onChoose }: PortraitFieldProps) {
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const id = useId()
  const shown = chosen === undefined ? saved : chosen && `data:${chosen.type};base64,${chosen.data}`

  async function take(file: File) {
    setProblem(undefined)
    try {
      onChoose(await prepareImage(file, IMAGE.portraitEdge))
    } catch (error) {
      setProblem(uploadErrorText(error))
    }
  }
  function remove() {
    setProblem(undefined)
    onChoose(saved === null ? undefined : null)
    // The button that was pressed leaves.
    choose.current?.focus()
  }

  return (
    <Flex role="group" aria-labelledby={id} align="center" gap={4} mb={5} wrap="wrap">
      <Avatar name={name} src={shown} size="xl" />
      <Box flex="1 1 200px" minW={0}>
        <Text id={id} mb={1} fontWeight={600} fontSize="sm">
          Foto do perfil
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE.types.join(',')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be chosen again.
            event.target.value = ''
            if (file) void take(file)
          }}
        />
        <Flex gap={2} wrap="wrap">
          <Button ref={choose} isDisabled={isBusy} onClick={() => input.current?.click()}>
            {shown ? 'Trocar foto' : 'Escolher foto'}
          </Button>
          {shown && (
            <Button variant="ghost" isDisabled={isBusy} onClick={remove}>
              Remover foto
            </Button>
          )}
        </Flex>
        {problem && (
          <Text role="alert" mt={1} fontSize="sm" fontWeight={600} color="danger">
            {problem}
          </Text>
        )}
      </Box>
    </Flex>
  )
}
