import type { HostApi, OpenInvitation } from '@ementa/contracts/host'
import { absoluteTime, Button, copyText, useServices } from '@ementa/ui'
import { FormControl, FormLabel, Input } from '@ementa/ui/forms'
import { useEffect, useState } from 'react'
import styles from './host.module.css'
import { Refusal } from './refusal'
import { useHostAction } from './use-host-action'

/** Makes links by which others join, and takes back those that nobody has used. */
export function Invite({ host }: { host: HostApi }) {
  const { toast } = useServices()
  const [link, setLink] = useState<string | null>(null)
  const [open, setOpen] = useState<readonly OpenInvitation[]>([])
  const { isBusy, error, run } = useHostAction()

  const read = async () => setOpen((await host.listInvitations()).invitations)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read once, when the dialog opens.
  useEffect(() => void run(read), [host])

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
        <>
          <FormControl>
            <FormLabel>Link do convite</FormLabel>
            <Input value={link} isReadOnly onFocus={(event) => event.target.select()} />
          </FormControl>
          <p className="muted">Copie o link agora: ele não aparece de novo.</p>
          <Button
            className={styles.action}
            variant="solid"
            onClick={() => void copyText({ toast }, link, 'Link copiado')}
          >
            Copiar link
          </Button>
        </>
      )}
      {open.length > 0 && (
        <ul className={styles.list} aria-label="Convites em aberto">
          {open.map(({ id, created_at, expires_at }) => (
            <li key={id} className={styles.device}>
              <div>
                <p className={styles.name}>Convite de {absoluteTime(created_at)}</p>
                <p className="muted">Vale até {absoluteTime(expires_at)}.</p>
              </div>
              <Button
                variant="outline"
                aria-label={`Cancelar o convite de ${absoluteTime(created_at)}`}
                isDisabled={isBusy}
                onClick={() => void run(() => cancel(id))}
              >
                Cancelar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
