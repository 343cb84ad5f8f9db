import type { HostApi } from '@ementa/contracts/host'
import { absoluteTime, Button, useServices } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import type { OwnedSession } from '@ementa/ui/host'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalHeader, ModalOverlay } from '@ementa/ui/overlays'
import { useMemo, useRef } from 'react'
import { DevicesSection, InviteSection } from './access-sections'
import styles from './host.module.css'
import { getHostClient } from './host-client'
import { hostState } from './host-state'
import { OpenedLinkForm } from './opened-link-form'
import { Refusal, useHostAction } from './use-host-action'

const TITLES = {
  link: 'Entrar na Ementa',
  confirmation: 'Confirmar e-mail',
  access: 'Acesso e convites',
  leaving: 'Manter sua conta?',
  erased: 'Conta apagada',
} as const

/** The dialogs about people and devices, open one at a time. */
export default function HostDialogs({ session }: { session: OwnedSession }) {
  const { dialog } = useSnapshot(hostState)
  const host = useMemo(getHostClient, [])
  const body = useRef<HTMLDivElement>(null)
  return (
    // A field or a message takes the focus once it is there, and not the button that closes.
    <Modal isOpen={dialog !== null} onClose={hostState.close} isCentered initialFocusRef={body}>
      <ModalOverlay />
      {/* Toasts would cover its head, and nothing of importance is at its end. */}
      <ModalContent maxW="440px" mx={4} my={{ base: 4, md: 16 }} data-toasts-below="">
        <ModalHeader>{TITLES[dialog?.kind ?? 'link']}</ModalHeader>
        <ModalCloseButton />
        <ModalBody pb={6} ref={body} tabIndex={-1} data-focus-silent="">
          {(dialog?.kind === 'link' || dialog?.kind === 'confirmation') && (
            <OpenedLinkForm key={dialog.token} host={host} session={session} token={dialog.token} />
          )}
          {dialog?.kind === 'leaving' && <KeepAccount host={host} session={session} erasesAt={dialog.erasesAt} />}
          {dialog?.kind === 'erased' && (
            <p>
              Sua conta e o que você publicou não aparecem mais para ninguém e serão apagados de vez em{' '}
              {absoluteTime(dialog.erasesAt)}: para desistir até lá, entre de novo e escolha “Manter minha conta”.
            </p>
          )}
          {dialog?.kind === 'access' && (
            <>
              <InviteSection host={host} />
              <DevicesSection host={host} />
            </>
          )}
        </ModalBody>
      </ModalContent>
    </Modal>
  )
}

interface KeepAccountProps {
  host: HostApi
  session: OwnedSession
  /** The moment at which the account is erased. */
  erasesAt: string
}

/** Offers to keep the account, to somebody who asked to be erased and has signed in again. */
function KeepAccount({ host, session, erasesAt }: KeepAccountProps) {
  const { toast } = useServices()
  const { isBusy, error, run } = useHostAction()
  const keep = async () => {
    await host.keepAccount()
    await session.refresh()
    hostState.close()
    toast.success('Sua conta continua', { description: 'O que você publicou voltou a aparecer.' })
  }
  const leave = async () => {
    await session.signOut()
    hostState.close()
  }
  return (
    <div className={styles.form}>
      <p>
        Você pediu para apagar esta conta. Ela e o que você publicou não aparecem mais para ninguém e serão apagados em{' '}
        {absoluteTime(erasesAt)}.
      </p>
      <Refusal text={error} />
      <Button className={styles.action} variant="solid" isDisabled={isBusy} onClick={() => void run(keep)}>
        Manter minha conta
      </Button>
      <Button variant="outline" isDisabled={isBusy} onClick={() => void run(leave)}>
        Apagar, como pedi
      </Button>
    </div>
  )
}
