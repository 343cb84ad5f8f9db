import type { HostApi, OpenInvitation, OwnPasskey, OwnSession } from '@ementa/contracts/host'
import { absoluteTime, Button, confirm, copyText, useServices } from '@ementa/ui'
import { FormControl, FormLabel, Input } from '@ementa/ui/forms'
import { startRegistration } from '@simplewebauthn/browser'
import { type ReactNode, useState } from 'react'
import { DialogSkeleton } from './dialog-skeleton'
import styles from './host.module.css'
import { Refusal, useHostAction } from './use-host-action'

/** Makes links by which others join, and takes back those that nobody has used. */
export function InviteSection({ host }: { host: HostApi }) {
  const { toast } = useServices()
  const [link, setLink] = useState<string | null>(null)
  const [open, setOpen] = useState<readonly OpenInvitation[]>([])
  const read = async () => setOpen((await host.listInvitations()).invitations)
  const { isBusy, error, run } = useHostAction(read)

  const make = async () => {
    const { token } = await host.invite()
    setLink(`${location.origin}/#convite=${token}`)
    await read()
  }
  const cancel = async (id: string) => {
    await host.cancelInvitation({ id })
    // It may be the one whose link is shown.
    setLink(null)
    await read()
    toast.success('Convite cancelado', { description: 'O link não vale mais.' })
  }

  return (
    <section className={styles.form}>
      <h3 className={styles.heading}>Convidar</h3>
      <p>Cada convite vale para uma pessoa, por sete dias. Envie o link só a quem você convida.</p>
      <Refusal text={error} />
      {link === null ? (
        <Button className={styles.action} variant="solid" isDisabled={isBusy} onClick={() => void run(make)}>
          Criar convite
        </Button>
      ) : (
        <NewInvitation link={link} />
      )}
      {open.length > 0 && (
        <ul className={styles.list} aria-label="Convites em aberto">
          {open.map(({ id, created_at, expires_at }) => (
            <Entry
              key={id}
              button="Cancelar"
              buttonName={`Cancelar o convite de ${absoluteTime(created_at)}`}
              isDisabled={isBusy}
              onPress={() => void run(() => cancel(id))}
            >
              <p className={styles.name}>Convite de {absoluteTime(created_at)}</p>
              <p className="muted">Vale até {absoluteTime(expires_at)}.</p>
            </Entry>
          ))}
        </ul>
      )}
    </section>
  )
}

function NewInvitation({ link }: { link: string }) {
  const { toast } = useServices()
  return (
    <>
      <FormControl>
        <FormLabel>Link do convite</FormLabel>
        <Input value={link} isReadOnly onFocus={(event) => event.target.select()} />
      </FormControl>
      <p className="muted">Copie o link agora: ele não aparece de novo.</p>
      <Button className={styles.action} variant="solid" onClick={() => void copyText({ toast }, link, 'Link copiado')}>
        Copiar link
      </Button>
    </>
  )
}

/** The devices on which the person is signed in, and the passkeys with which one signs in. */
export function DevicesSection({ host }: { host: HostApi }) {
  const { toast } = useServices()
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null)
  const [passkeys, setPasskeys] = useState<readonly OwnPasskey[]>([])
  const readPasskeys = async () => setPasskeys((await host.listPasskeys()).passkeys)
  const read = async () => {
    await readPasskeys()
    setSessions((await host.listSessions()).sessions)
  }
  const { isBusy, error, run } = useHostAction(read)

  const end = async (id: string) => {
    await host.endSession({ id })
    await read()
    toast.success('Acesso encerrado')
  }
  const addPasskey = async () => {
    const options = await host.startPasskey()
    // The server made them, by the other half of the same library.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
    await host.addPasskey({ response: { ...(await startRegistration({ optionsJSON })) } })
    await readPasskeys()
    toast.success('Chave de acesso criada', { description: 'Da próxima vez, entre com ela.' })
  }
  const removePasskey = async (id: string) => {
    if (!(await confirmRemoval())) return
    await host.removePasskey({ id })
    await readPasskeys()
    toast.success('Chave de acesso removida')
  }

  return (
    <section className={styles.form}>
      <h3 className={styles.heading}>Chave de acesso</h3>
      <p>Com uma chave de acesso, você entra com a digital, o rosto ou o PIN deste aparelho, sem senha.</p>
      <Button className={styles.action} variant="solid" isDisabled={isBusy} onClick={() => void run(addPasskey)}>
        Criar chave de acesso
      </Button>
      <Refusal text={error} />
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Suas chaves de acesso">
          {passkeys.map(({ id, created_at }) => (
            <Entry
              key={id}
              button="Remover"
              buttonName={`Remover a chave criada em ${absoluteTime(created_at)}`}
              isDisabled={isBusy}
              onPress={() => void run(() => removePasskey(id))}
            >
              <p>Criada em {absoluteTime(created_at)}</p>
            </Entry>
          ))}
        </ul>
      )}
      <h3 className={styles.heading}>Onde você entrou</h3>
      {sessions ? (
        <ul className={styles.list}>
          {sessions.map(({ id, device, seen_at, isCurrent }) => (
            <Entry
              key={id}
              button="Encerrar"
              buttonName={`Encerrar o acesso em ${device}`}
              isDisabled={isBusy}
              onPress={isCurrent ? undefined : () => void run(() => end(id))}
            >
              <p className={styles.name}>{device}</p>
              <p className="muted">{isCurrent ? 'Este aparelho' : `Visto em ${absoluteTime(seen_at)}`}</p>
            </Entry>
          ))}
        </ul>
      ) : (
        !error && <DialogSkeleton />
      )}
    </section>
  )
}

const confirmRemoval = () =>
  confirm({
    title: 'Remover esta chave de acesso?',
    body: 'Ela deixa de entrar na sua conta. O aparelho pode continuar a oferecê-la até você apagá-la nele também.',
    confirmLabel: 'Remover',
    danger: true,
  })

interface EntryProps {
  button: string
  /** Accessible name of the button, which names its entry. */
  buttonName: string
  isDisabled: boolean
  /** Ends what the entry is about; absent: it has no button. */
  onPress: (() => void) | undefined
  children: ReactNode
}

/** An entry of a list, with the button that ends it. */
function Entry({ button, buttonName, isDisabled, onPress, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div>{children}</div>
      {onPress && (
        <Button variant="outline" aria-label={buttonName} isDisabled={isDisabled} onClick={onPress}>
          {button}
        </Button>
      )}
    </li>
  )
}
