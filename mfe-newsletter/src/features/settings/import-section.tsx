import { NEWSLETTER_LIMITS, type Newsletter, type Outputs } from '@ementa/contracts'
import { Button, confirm, counted, formatNumber, longDate, Section, shortDate, useServices } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Undo2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOneCall } from '../../shared/failures/use-one-call'
import { FileButton } from '../../shared/files/file-button'
import plain from '../../shared/plain/plain.module.css'
import type { Archive, ImportSource } from './import/archive'
import styles from './settings.module.css'
import { type ImportOutcome, useImport } from './use-import'

const ACCEPTED = '.json,.zip,.md,.markdown,.html,.htm'

/**
 * Imports issues that were written elsewhere: first it reports what the files hold and what is left out, then it
 * imports them.
 */
export function ImportSection({ newsletter }: { newsletter: Newsletter }) {
  const { state, choose, start, cancel } = useImport(newsletter)
  const isBusy = state.step === 'reading' || state.step === 'importing'
  return (
    <Section title="Trazer edições" id="trazer">
      <p className={styles.intro}>
        Do Ghost (o arquivo .json da exportação), do Substack (o .zip), ou textos em Markdown ou HTML, também os
        exportados daqui. As edições já enviadas vêm com a data em que saíram; ninguém é avisado e nada é enviado de
        novo.
      </p>
      <FileButton
        label="Arquivos a trazer"
        accept={ACCEPTED}
        multiple
        onChoose={(files) => void choose(files)}
        className={styles.spaced}
        leftIcon={<Upload size={16} aria-hidden />}
        isLoading={state.step === 'reading'}
        loadingText="Lendo…"
        isDisabled={isBusy}
      >
        Escolher arquivos
      </FileButton>
      <div aria-live="polite">
        {state.step === 'unreadable' && <p className={`${plain.danger} ${styles.close}`}>{state.reason}</p>}
        {(state.step === 'ready' || state.step === 'importing') && (
          <>
            <ImportReport archive={state.archive} />
            <div className={`${plain.buttons} ${styles.spaced}`}>
              <Button
                variant="solid"
                isLoading={state.step === 'importing'}
                loadingText={
                  state.step === 'importing'
                    ? `Trazendo… ${formatNumber(state.done)} de ${formatNumber(state.all)}`
                    : undefined
                }
                isDisabled={state.archive.issues.length === 0}
                onClick={() => void start(state.archive)}
              >
                Trazer {counted(state.archive.issues.length, 'edição', 'edições')}
              </Button>
              <Button variant="ghost" isDisabled={isBusy} onClick={cancel}>
                Cancelar
              </Button>
            </div>
            {state.archive.issues.length > NEWSLETTER_LIMITS.importedAtOnce && (
              <p className={`${plain.meta} ${styles.closest}`}>Deixe esta página aberta até o fim.</p>
            )}
          </>
        )}
        {state.step === 'done' && <Done {...state} />}
      </div>
      <Imports newsletterId={newsletter.id} />
    </Section>
  )
}

function Done({ came, alreadyHere, failed, cause, advice, withLosses, lostImages }: ImportOutcome) {
  return (
    <div className={styles.spaced} role="status">
      <p className={plain.strong}>
        {came === 0 ? 'Nenhuma edição nova veio.' : `${counted(came, 'edição veio', 'edições vieram')}.`}
        {alreadyHere > 0 && ` ${counted(alreadyHere, 'já estava aqui', 'já estavam aqui')}.`}
      </p>
      {withLosses > 0 && (
        <p className={plain.note}>
          {counted(withLosses, 'veio sem tudo o que tinha', 'vieram sem tudo o que tinham')}, como o relatório dizia.
        </p>
      )}
      {lostImages > 0 && (
        <p className={plain.warning}>
          {counted(lostImages, 'imagem não pôde ser guardada', 'imagens não puderam ser guardadas')} neste aparelho e{' '}
          {lostImages === 1 ? 'ficou' : 'ficaram'} de fora.
        </p>
      )}
      {failed.length > 0 && (
        <p className={plain.danger}>
          {counted(failed.length, 'edição não veio', 'edições não vieram')}: {cause}. {advice} Com o mesmo arquivo, o
          que já veio não se repete. {failed.length === 1 ? 'Ficou' : 'Ficaram'} de fora: {failed.join('; ')}.
        </p>
      )}
    </div>
  )
}

const SOURCE_NAMES: Record<ImportSource, string> = {
  ghost: 'Exportação do Ghost',
  substack: 'Exportação do Substack',
  markdown: 'Textos em Markdown',
  html: 'Textos em HTML',
}

/**
 * Report before an import: the issues found, those that become drafts and why, and everything that is left out, issue
 * by issue.
 */
export function ImportReport({ archive: { source, issues, left } }: { archive: Archive }) {
  const drafts = issues.filter(({ sentAt }) => sentAt === null)
  const damaged = issues.filter(({ losses }) => losses.length > 0)
  return (
    <section className={styles.report} aria-label="Relatório">
      <p className={plain.strong}>
        {SOURCE_NAMES[source]}: {counted(issues.length - drafts.length, 'edição enviada', 'edições enviadas')} e{' '}
        {counted(drafts.length, 'rascunho', 'rascunhos')}
      </p>
      <Lines
        title={drafts.length === 1 ? 'Vem como rascunho:' : 'Vêm como rascunho:'}
        label="O que vem como rascunho"
        lines={drafts.map(({ subject, held }) => (
          <>
            <strong>{subject}</strong>: {held}
          </>
        ))}
      />
      {damaged.length === 0 && issues.length > 0 && (
        <p className={`${plain.note} ${styles.close}`}>
          O texto {issues.length === 1 ? 'da edição' : 'das edições'} vem inteiro.
        </p>
      )}
      {damaged.length > 0 && (
        <Lines
          title={`De ${counted(damaged.length, 'edição', 'edições')} algo fica para trás:`}
          label="O que fica para trás"
          lines={damaged.map(({ subject, sentAt, losses }) => (
            <>
              <strong>{subject}</strong>
              {sentAt && ` (${shortDate(sentAt)})`}: {losses.join('; ')}
            </>
          ))}
        />
      )}
      <Lines title={left.length === 1 ? 'Não vem:' : 'Não vêm:'} label="O que não vem" lines={left} />
    </section>
  )
}

function Lines({ title, label, lines }: { title: string; label: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <p className={styles.listTitle}>{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by the keyboard */}
      <ul className={styles.lines} tabIndex={0} aria-label={label}>
        {[...lines.entries()].map(([place, line]) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </>
  )
}

type Import = Outputs['newsletters']['listImports']['imports'][number]

/** Every edit of an issue takes it out of its import. */
const importsQuery = query('imports', (api, newsletterId: string) => api.newsletters.listImports({ newsletterId }), {
  stale: 0,
})

const issues = (count: number) => counted(count, 'edição', 'edições')

/** Lists the imports of which something can still be undone. */
function Imports({ newsletterId }: { newsletterId: string }) {
  const { data } = useRead(importsQuery(newsletterId))
  if (!data || data.imports.length === 0) return null
  return (
    <div className={styles.imports}>
      <h3 className={plain.strong}>Importações</h3>
      <ul className={`${plain.list} ${styles.closest}`} aria-label="Importações">
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
