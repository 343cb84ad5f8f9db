import { IMAGE } from '@ementa/contracts'
import { Avatar, Button } from '@ementa/ui'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { useId, useRef, useState } from 'react'
import styles from './edit-profile.module.css'

/** A chosen portrait, uploaded with the rest of the form; null removes the saved one. */
export type ChosenPortrait = Awaited<ReturnType<typeof prepareImage>> | null

interface PortraitFieldProps {
  name: string
  /** Address of the saved portrait; null without one. */
  saved: string | null
  /** The chosen portrait; `undefined` while nothing was chosen. */
  chosen: ChosenPortrait | undefined
  isBusy: boolean
  onChoose: (portrait: ChosenPortrait | undefined) => void
}

/** Changes or removes one's own picture. Without one, initials are shown. */
export function PortraitField({ name, saved, chosen, isBusy, onChoose }: PortraitFieldProps) {
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  /** The file chosen last: an earlier one may take longer to prepare. */
  const latest = useRef<File | null>(null)
  const id = useId()
  const shown = chosen === undefined ? saved : chosen && `data:${chosen.type};base64,${chosen.data}`

  async function take(file: File) {
    latest.current = file
    setProblem(undefined)
    try {
      const portrait = await prepareImage(file, IMAGE.portraitEdge)
      if (latest.current === file) onChoose(portrait)
    } catch (error) {
      if (latest.current === file) setProblem(uploadErrorText(error))
    }
  }
  function remove() {
    latest.current = null
    setProblem(undefined)
    onChoose(saved === null ? undefined : null)
    // The pressed button disappears.
    choose.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would not be beside the picture
    <div role="group" aria-labelledby={id} className={styles.portrait}>
      <Avatar name={name} src={shown} size="xl" />
      <div>
        <p id={id} className={styles.label}>
          Foto do perfil
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE.types.join(',')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Otherwise choosing the same file again would fire no event.
            event.target.value = ''
            if (file) void take(file)
          }}
        />
        <div className={styles.buttons}>
          <Button ref={choose} isDisabled={isBusy} onClick={() => input.current?.click()}>
            {shown ? 'Trocar foto' : 'Escolher foto'}
          </Button>
          {shown && (
            <Button variant="ghost" isDisabled={isBusy} onClick={remove}>
              Remover foto
            </Button>
          )}
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
