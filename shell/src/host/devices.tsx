import type { HostApi, OwnSession } from '@ementa/contracts/host'
import { absoluteTime, Button, useServices } from '@ementa/ui'
import { startRegistration } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { DialogSkeleton } from './dialog-skeleton'
import styles from './host.module.css'
import { useHostAction } from './use-host-action'

/** The devices on which the person is signed in, and the passkey of this one. */
export function Devices({ host }: { host: HostApi }) {
  const { toast } = useServices()
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null)
  const { isBusy, error, run } = useHostAction()
  const read = async () => setSessions((await host.listSessions()).sessions)
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
    toast.success('Chave de acesso criada', { description: 'Da próxima vez, entre com ela.' })
  }

  return (
    <section className={styles.form}>
      <h3 className={styles.heading}>Chave de acesso</h3>
      <p>Com uma chave de acesso, você entra com a digital, o rosto ou o PIN deste aparelho, sem senha.</p>
      <Button className={styles.action} variant="solid" isDisabled={isBusy} onClick={() => void run(addPasskey)}>
        Criar chave de acesso
      </Button>
      {error && <p role="alert">{error}</p>}
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
