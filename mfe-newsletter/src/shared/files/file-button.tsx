import { Button, type ButtonProps } from '@ementa/ui'
import { useRef } from 'react'

interface FileButtonProps extends ButtonProps {
  /** Name of the field behind the button. */
  label: string
  accept: string
  multiple?: boolean
  onChoose: (files: File[]) => void
}

/** A button that opens the device's dialog for files. The same file can be chosen again. */
export function FileButton({ label, accept, multiple, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          onChoose(files)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
