import { Button, confirm, copyText, useServices } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { filterDrafts, type ThreadState } from './thread-state'

/** The reader's unsent comments on a text that no longer exists, to be copied or discarded. */
export function UnsentComments({ state }: { state: ThreadState }) {
  const services = useServices()
  const texts = Object.entries(filterDrafts(useSnapshot(state, { sync: true }).drafts) ?? {})
  if (texts.length === 0) return null

  async function discard(key: string) {
    const isMeant = await confirm({
      title: 'Descartar o texto?',
      body: 'Ele será apagado deste aparelho. Isso não pode ser desfeito.',
      confirmLabel: 'Descartar',
      danger: true,
    })
    if (isMeant) delete state.drafts[key]
  }
  return (
    <section className="unsent-comments" aria-labelledby="unsent-comments">
      <h2 id="unsent-comments">O que você escreveu</h2>
      <p>A publicação não existe mais, e nada disto foi enviado. Copie o que quiser guardar.</p>
      {texts.map(([key, text]) => (
        <div key={key}>
          <p className="text">{text}</p>
          <Button size="sm" onClick={() => void copyText(services, text, 'Texto copiado!')}>
            Copiar texto
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void discard(key)}>
            Descartar
          </Button>
        </div>
      ))}
    </section>
  )
}
