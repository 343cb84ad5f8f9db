import {
  AlertDialog,
  AlertDialogBody,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogOverlay,
} from '@chakra-ui/react'
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Button } from '../components/portuguese-chakra'

export interface ConfirmOptions {
  /** A question: `Apagar o rascunho?` */
  title: string
  /** What happens then, in one or two sentences. */
  body: ReactNode
  /** A verb, never `OK`: `Apagar`. */
  confirmLabel: string
  cancelLabel?: string
  /** Destroys something: outlined in red, with an icon. */
  danger?: boolean
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/** The one confirm dialog of the product; part of `OverlayProviders`. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [options, setOptions] = useState<ConfirmOptions | null>(null)
  const [isOpen, setOpen] = useState(false)
  const settle = useRef<(answer: boolean) => void>(() => {})
  const cancel = useRef<HTMLButtonElement>(null)

  const confirm = useCallback<Confirm>((next) => {
    // A second question while one is open answers the first with no.
    settle.current(false)
    setOptions(next)
    setOpen(true)
    return new Promise<boolean>((resolve) => {
      settle.current = resolve
    })
  }, [])

  const answer = (yes: boolean) => {
    settle.current(yes)
    settle.current = () => {}
    setOpen(false)
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {/* The options stay after closing so that the text does not vanish during the exit animation. */}
      {options && (
        <AlertDialog isOpen={isOpen} onClose={() => answer(false)} leastDestructiveRef={cancel} isCentered>
          <AlertDialogOverlay />
          <AlertDialogContent>
            <AlertDialogHeader>{options.title}</AlertDialogHeader>
            <AlertDialogBody color="fg.muted">{options.body}</AlertDialogBody>
            <AlertDialogFooter>
              <Button ref={cancel} onClick={() => answer(false)}>
                {options.cancelLabel ?? 'Cancelar'}
              </Button>
              <Button
                variant={options.danger ? 'danger' : 'solid'}
                leftIcon={options.danger ? <TriangleAlert size={18} aria-hidden /> : undefined}
                onClick={() => answer(true)}
              >
                {options.confirmLabel}
              </Button>
            </AlertDialogFooter>
          </AlertDialogContent>
        </AlertDialog>
      )}
    </ConfirmContext>
  )
}

/**
 * Asks before something that cannot be undone. Focus starts on Cancel; Esc and a click outside answer `false`.
 * @example if (await confirm({ title: 'Apagar o rascunho?', body: '…', confirmLabel: 'Apagar', danger: true })) …
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('Failed to ask for confirmation: no OverlayProviders above this component.')
  return confirm
}
