import type { Outputs } from '@ementa/contracts'
import { Button, confirm, counted, longDate, useServices } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Undo2 } from 'lucide-react'
import { useOneCall } from '../../shared/failures/use-one-call'
import plain from '../../shared/plain/plain.module.css'
import { SOURCE_NAMES } from './import-report'
import styles from './settings.module.css'

type Import = Outputs['newsletters']['listImports']['imports'][number]

const importsQuery = query('imports', (api, newsletterId: string) => api.newsletters.listImports({ newsletterId }))

const issues = (count: number) => counted(count, 'edição', 'edições')

/** Lists earlier imports; each one can be undone. */
export function Imports({ newsletterId }: { newsletterId: string }) {
  const { data } = useRead(importsQuery(newsletterId))
  if (!data || data.imports.length === 0) return null
  return (
    <div className={styles.imports}>
      <h3 className={plain.strong}>Importações</h3>
      <ul className={`${plain.list} ${styles.rows}`} aria-label="Importações">
        {data.imports.map((one) => (
          <ImportRow key={one.id} newsletterId={newsletterId} imported={one} />
        ))}
      </ul>
    </div>
  )
}

function ImportRow({ newsletterId, imported }: { newsletterId: string; imported: Import }) {
  const { api, toast } = useServices()
  const { busy, run } = useOneCall<'undo'>()
  const { id: importId, source, at, sent, drafts } = imported
  const name = `${SOURCE_NAMES[source]}, ${longDate(at)}`

  async function undo() {
    const isOne = sent + drafts === 1
    const isSure = await confirm({
      title: 'Desfazer a importação?',
      body: `${issues(sent + drafts)} ${isOne ? 'sai' : 'saem'} da newsletter, com os comentários que ${isOne ? 'tiver' : 'tiverem'}. Fica o que você mudou ou enviou aqui depois. O mesmo arquivo pode ser trazido de novo.`,
      confirmLabel: 'Desfazer importação',
      danger: true,
    })
    if (!isSure) return
    await run('undo', 'Erro ao desfazer a importação', async () => {
      const { removed, kept } = await api.newsletters.undoImport({ newsletterId, importId })
      const stayed = `${issues(kept)} ${kept === 1 ? 'ficou, porque foi mudada aqui' : 'ficaram, porque foram mudadas aqui'}.`
      toast.success('Importação desfeita', {
        description: [`${issues(removed)} ${removed === 1 ? 'saiu' : 'saíram'}.`, kept > 0 ? stayed : '']
          .join(' ')
          .trim(),
      })
    })
  }

  return (
    <li className={styles.row}>
      <div>
        <p>{name}</p>
        <p className={plain.meta}>
          {counted(sent, 'edição enviada', 'edições enviadas')} e {counted(drafts, 'rascunho', 'rascunhos')}
        </p>
      </div>
      <Button
        size="sm"
        leftIcon={<Undo2 size={16} aria-hidden />}
        aria-label={`Desfazer importação: ${name}`}
        isLoading={busy === 'undo'}
        loadingText="Desfazendo…"
        onClick={() => void undo()}
      >
        Desfazer importação
      </Button>
    </li>
  )
}
