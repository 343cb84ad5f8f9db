import { useSnapshot } from '@ementa/ui/data'
import type { OwnedSession } from '@ementa/ui/host'
import { Modal, ModalBody, ModalCloseButton, ModalContent, ModalHeader, ModalOverlay } from '@ementa/ui/overlays'
import { useMemo } from 'react'
import { hostClient } from './ask-about'
import { Devices } from './devices'
import { hostState } from './host-state'
import { Invite } from './invite'
import { KeepAccount } from './keep-account'
import { OpenedLinkForm } from './opened-link-form'

const TITLES = { link: 'Entrar na Ementa', access: 'Acesso e convites', leaving: 'Manter sua conta?' } as const

/** The dialogs about people and devices, open one at a time. */
export default function HostDialogs({ session }: { session: OwnedSession }) {
  const { dialog } = useSnapshot(hostState)
  const host = useMemo(hostClient, [])
  return (
    <Modal isOpen={dialog !== null} onClose={hostState.close} isCentered>
      <ModalOverlay />
      <ModalContent maxW="440px" mx={4}>
        <ModalHeader>{TITLES[dialog?.kind ?? 'link']}</ModalHeader>
        <ModalCloseButton aria-label="Fechar" />
        <ModalBody pb={6}>
          {dialog?.kind === 'link' && <OpenedLinkForm host={host} session={session} token={dialog.token} />}
          {dialog?.kind === 'leaving' && <KeepAccount host={host} session={session} erasesAt={dialog.erasesAt} />}
          {dialog?.kind === 'access' && (
            <>
              <Invite host={host} />
              <Devices host={host} />
            </>
          )}
        </ModalBody>
      </ModalContent>
    </Modal>
  )
}
