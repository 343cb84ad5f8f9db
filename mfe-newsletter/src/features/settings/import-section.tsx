import { NEWSLETTER_LIMITS, type Newsletter } from '@ementa/contracts'
import { Button, counted, formatNumber, Section } from '@ementa/ui'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import plain from '../../shared/plain/plain.module.css'
import { ImportReport } from './import-report'
import { Imports } from './imports'
import styles from './settings.module.css'
import { type ImportOutcome, useImport } from './use-import'

const ACCEPTED = '.json,.zip,.md,.markdown,.html,.htm'

/**
 * Imports issues that were written elsewhere: first it reports what the files hold and what is left out, then it
 * imports them.
 */
export function ImportSection({ newsletter }: { newsletter: Newsletter }) {
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, start, cancel } = useImport(newsletter)
  const isBusy = state.step === 'reading' || state.step === 'importing'
  return (
    <Section title="Trazer edições" id="trazer">
      <p className={styles.intro}>
        Do Ghost (o arquivo .json da exportação), do Substack (o .zip), ou textos em Markdown ou HTML, também os
        exportados daqui. As edições já enviadas vêm com a data em que saíram; ninguém é avisado e nada é enviado de
        novo.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Arquivos a trazer"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void choose(files)
        }}
      />
      <Button
        className={styles.spaced}
        leftIcon={<Upload size={16} aria-hidden />}
        isLoading={state.step === 'reading'}
        loadingText="Lendo…"
        isDisabled={isBusy}
        onClick={() => input.current?.click()}
      >
        Escolher arquivos
      </Button>
      <div aria-live="polite">
        {state.step === 'unreadable' && <p className={`${plain.danger} ${styles.problem}`}>{state.reason}</p>}
        {(state.step === 'ready' || state.step === 'importing') && (
          <>
            <ImportReport archive={state.archive} />
            <div className={`${plain.buttons} ${styles.actions}`}>
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
              <p className={`${plain.meta} ${styles.hint}`}>Deixe esta página aberta até o fim.</p>
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
    <div className={styles.outcome} role="status">
      <p className={plain.strong}>
        {came === 0 ? 'Nenhuma edição nova veio.' : `${counted(came, 'edição veio', 'edições vieram')}.`}
        {alreadyHere > 0 && ` ${counted(alreadyHere, 'já estava aqui', 'já estavam aqui')}.`}
      </p>
      {withLosses > 0 && (
        <p className={plain.note}>
          {counted(withLosses, 'veio sem tudo', 'vieram sem tudo')} o que tinha, como o relatório dizia.
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
