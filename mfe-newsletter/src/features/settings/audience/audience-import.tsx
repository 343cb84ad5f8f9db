import { isBlank, NEWSLETTER_LIMITS, type Newsletter } from '@ementa/contracts'
import { Button, type CopySlot, counted, formatNumber } from '@ementa/ui'
import {
  Checkbox,
  downloadFile,
  Form,
  FormControl,
  FormLabel,
  Input,
  type LeftFields,
  useFormCopySlot,
  useFormCrashCopy,
} from '@ementa/ui/forms'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import { FileButton } from '../../../shared/files/file-button'
import plain from '../../../shared/plain/plain.module.css'
import styles from '../settings.module.css'
import type { AudienceFile } from './read-audience'
import { type Stopped as StoppedImport, useAudienceImport } from './use-audience-import'
import { countsByReason, LEFT_REASONS, writeLeft } from './write-audience'

const people = (count: number) => counted(count, 'pessoa', 'pessoas')
/** Number of rows shown as examples; the file to download has all of them. */
const SHOWN = 20

/**
 * Imports a list of subscribers: first it reports what the file holds and asks for the declaration of consent, then it
 * imports them.
 */
export function AudienceImport({ newsletter: { id, handle } }: { newsletter: Newsletter }) {
  const { state, choose, start, cancel } = useAudienceImport(id)
  const isBusy = state.step === 'reading' || state.step === 'importing'
  return (
    <div className={styles.closest} aria-live="polite">
      <FileButton
        label="Lista a trazer"
        accept=".csv,.txt,text/csv"
        onChoose={([file]) => void choose(file)}
        leftIcon={<Upload size={16} aria-hidden />}
        isLoading={state.step === 'reading'}
        loadingText="Lendo…"
        isDisabled={isBusy}
      >
        Trazer lista (.csv)
      </FileButton>
      {state.step === 'unreadable' && <p className={`${plain.danger} ${styles.close}`}>{state.reason}</p>}
      {(state.step === 'ready' || state.step === 'importing') && (
        <section className={styles.report} aria-label="Lista a trazer">
          <Report file={state.file} room={state.room} />
          <Declaration
            newsletterId={id}
            count={state.file.subscribers.length}
            room={state.room}
            progress={state.step === 'importing' ? `Trazendo… ${formatNumber(state.done)}` : null}
            onStart={start}
            onCancel={cancel}
          />
          {state.step === 'ready' && state.stopped && <Stopped {...state.stopped} />}
        </section>
      )}
      {state.step === 'done' && (
        <div className={styles.spaced} role="status">
          <p className={plain.strong}>
            {state.added === 0
              ? 'Ninguém novo veio.'
              : `${counted(state.added, 'pessoa entrou', 'pessoas entraram')} na lista. Nada foi enviado.`}
          </p>
          {countsByReason(state.notCome).map(([reason, count]) => (
            <p className={plain.note} key={reason}>
              {counted(count, 'linha não veio', 'linhas não vieram')}: {LEFT_REASONS[reason]}.
            </p>
          ))}
          {state.notCome.length > 0 && (
            <Button
              className={styles.closest}
              size="sm"
              leftIcon={<Download size={16} aria-hidden />}
              onClick={() =>
                downloadFile(`${handle}-nao-vieram.csv`, writeLeft(state.head, state.notCome), 'text/csv;charset=utf-8')
              }
            >
              Baixar {counted(state.notCome.length, 'linha que não veio', 'linhas que não vieram')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Stopped({ added, failed, cause, advice }: StoppedImport) {
  return (
    <p className={`${plain.danger} ${styles.close}`}>
      {added > 0 && `${counted(added, 'pessoa entrou', 'pessoas entraram')} na lista. `}
      {people(failed)} não {failed === 1 ? 'veio' : 'vieram'}: {cause}. {advice} Quem já veio não se repete.
    </p>
  )
}

/** Returns how many people of a file can be imported: at most as many as the list has room for. */
const mostOf = (count: number, room: number | null) => Math.min(count, room ?? NEWSLETTER_LIMITS.subscribersBrought)

function Report({
  file: { subscribers, left, undated, shortened },
  room,
}: {
  file: AudienceFile
  room: number | null
}) {
  const most = mostOf(subscribers.length, room)
  const isTooMany = most < subscribers.length
  return (
    <>
      <p className={plain.strong}>
        {isTooMany && 'Até '}
        {people(most)} {most === 1 ? 'pode' : 'podem'} vir
      </p>
      <p className={plain.note}>De {counted(subscribers.length + left.length, 'linha', 'linhas')} do arquivo.</p>
      {isTooMany && (
        <p className={plain.warning}>
          O arquivo tem {people(subscribers.length)}. Uma newsletter traz no máximo{' '}
          {people(NEWSLETTER_LIMITS.subscribersBrought)}, e há lugar para {formatNumber(most)}. Vêm as primeiras do
          arquivo que ainda não estão aqui; as outras ficam de fora, e o relatório do fim diz quais.
        </p>
      )}
      {undated > 0 && (
        <p className={plain.note}>
          {formatNumber(undated)} sem data que se possa ler: {undated === 1 ? 'vem' : 'vêm'} sem ela.
        </p>
      )}
      {shortened > 0 && (
        <p className={plain.note}>
          {counted(shortened, 'nome passa', 'nomes passam')} de {NEWSLETTER_LIMITS.subscriberName} caracteres:{' '}
          {shortened === 1 ? 'vem' : 'vêm'} sem o fim.
        </p>
      )}
      {countsByReason(left).map(([reason, count]) => (
        <p className={plain.note} key={reason}>
          {counted(count, 'linha fica', 'linhas ficam')} de fora: {LEFT_REASONS[reason]}.
        </p>
      ))}
      {left.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, also by the keyboard
        <ul className={styles.left} tabIndex={0} aria-label="Linhas que ficam de fora">
          {left.slice(0, SHOWN).map(({ row, cells, reason, said }) => (
            <li key={row}>
              Linha {formatNumber(row)}, {LEFT_REASONS[reason]}
              {said && ` (“${said}”)`}: {cells.filter(Boolean).join(' · ').slice(0, 120)}
            </li>
          ))}
          {left.length > SHOWN && <li>… e mais {formatNumber(left.length - SHOWN)}</li>}
        </ul>
      )}
    </>
  )
}

interface DeclarationProps {
  newsletterId: string
  count: number
  /** Number of people for whom the list has room; null when it is unknown. */
  room: number | null
  /** Text of the progress; null until the import begins. */
  progress: string | null
  /** Resolves to true once nothing is left to import. */
  onStart: (consent: string) => Promise<boolean>
  onCancel: () => void
}

/** Declaration of consent: the owner is the controller of these data, and must be able to prove the consent. */
function Declaration(props: DeclarationProps) {
  const slot = useFormCopySlot('audience', props.newsletterId)
  return slot && <Consent key={slot.key} slot={slot} {...props} />
}

function Consent({
  slot,
  count,
  room,
  progress,
  onStart,
  onCancel,
}: DeclarationProps & { slot: CopySlot<LeftFields> }) {
  const { text, change, forget } = useFormCrashCopy(slot, { consent: '' })
  const texts = useDeliveryTexts()
  const { consent } = text
  const [isDeclared, setDeclared] = useState(false)
  const most = mostOf(count, room)
  const isReady = most > 0 && isDeclared && !isBlank(consent)

  async function start() {
    if (isReady && (await onStart(consent.trim()))) forget()
  }

  return (
    <Form isSending={progress !== null} className={styles.importForm} onSubmit={() => void start()}>
      <p className={styles.declaration}>
        Você é o controlador destes dados (LGPD, art. 5º, VI). Traga só quem consentiu em receber esta newsletter, para
        essa finalidade (arts. 7º, I, e 8º): cabe a você provar o consentimento (art. 8º, § 2º), e quem o revogou não
        pode vir (art. 8º, § 5º). {texts.importing}
      </p>
      <FormControl mt={3} isRequired>
        <FormLabel>Como o consentimento foi dado</FormLabel>
        <Input
          value={consent}
          maxLength={NEWSLETTER_LIMITS.consent}
          placeholder="Formulário do meu site, desde 2023"
          onChange={(event) => change({ consent: event.target.value })}
        />
      </FormControl>
      <Checkbox mt={3} isChecked={isDeclared} onChange={(event) => setDeclared(event.target.checked)}>
        Declaro que estas pessoas consentiram em receber esta newsletter e que posso prová-lo.
      </Checkbox>
      <div className={`${plain.buttons} ${styles.spaced}`}>
        <Button
          type="submit"
          variant="solid"
          isDisabled={!isReady}
          isLoading={progress !== null}
          loadingText={progress ?? undefined}
        >
          Trazer {most < count && 'até '}
          {people(most)}
        </Button>
        <Button
          variant="ghost"
          isDisabled={progress !== null}
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          Cancelar
        </Button>
      </div>
    </Form>
  )
}
