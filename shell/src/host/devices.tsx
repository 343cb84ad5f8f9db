import type { HostApi, OwnPasskey, OwnSession } from '@ementa/contracts/host'
import { absoluteTime, Button, confirm, useServices } from '@ementa/ui'
import { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { DialogSkeleton } from './dialog-skeleton'
import styles from './host.module.css'
import { Refusal } from './refusal'
import { useHostAction } from './use-host-action'

/** The devices on which the person is signed in, and the passkey of this one. */
export function Devices({ host }: { host: HostApi }) {
  const { toast } = useServices()
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null)
  const [passkeys, setPasskeys] = useState<readonly OwnPasskey[]>([])
  const { isBusy, error, run } = useHostAction()
  const readPasskeys = async () => setPasskeys((await host.listPasskeys()).passkeys)
  const read = async () => {
    await readPasskeys()
    setSessions((await host.listSessions()).sessions)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read once, when the dialog opens.
  useEffect(() => void run(read), [host])

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
    const sure = await confirm({
      title: 'Remover esta chave de acesso?',
      body: 'Ela deixa de entrar na sua conta. O aparelho pode continuar a oferecê-la até você apagá-la nele também.',
      confirmLabel: 'Remover',
      danger: true,
    })
    if (!sure) return
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
            <li key={id} className={styles.device}>
              <p>Criada em {absoluteTime(created_at)}</p>
              <Button
                variant="outline"
                aria-label={`Remover a chave criada em ${absoluteTime(created_at)}`}
                isDisabled={isBusy}
                onClick={() => void run(() => removePasskey(id))}
              >
                Remover
              </Button>
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles.heading}>Onde você entrou</h3>
      {sessions ? (
        <ul className={styles.list}>
          {sessions.map(({ id, device, seen_at, isCurrent }) => (
            <li key={id} className={styles.device}>
              <div>
                <p className={styles.name}>{device}</p>
                <p className="muted">{isCurrent ? 'Este aparelho' : `Visto em ${absoluteTime(seen_at)}`}</p>
              </div>
              {!isCurrent && (
                <Button
                  variant="outline"
                  aria-label={`Encerrar o acesso em ${device}`}
                  isDisabled={isBusy}
                  onClick={() => void run(() => end(id))}
                >
                  Encerrar
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        !error && <DialogSkeleton />
      )}
    </section>
  )
}
