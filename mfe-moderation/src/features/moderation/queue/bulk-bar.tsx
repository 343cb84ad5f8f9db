import { Button, counted, usePressGuard } from '@ementa/ui'
import { Checkbox } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Check, Trash2 } from 'lucide-react'
import { memo, useRef } from 'react'
import { ReportedContent } from '../../../shared/decisions/decision-parts'
import { JustificationField } from '../../../shared/decisions/justification'
import look from '../../../shared/rows/rows.module.css'
import styles from './queue.module.css'
import { titleOf } from './queue-row-data'
import type { BulkAction, useBulk } from './use-bulk'

type Bulk = ReturnType<typeof useBulk>

interface BulkBarProps {
  chosen: number
  /** The number of items that can be chosen, those that are not loaded included: some of them may turn out to be appeals. */
  total: number
  /** Loads the rest of the queue and chooses all; null when all of it is loaded. */
  onChooseEvery: (() => void) | null
  isLoadingRest: boolean
  areAllChecked: boolean
  onCheckAll: (isChecked: boolean) => void
  onAsk: (action: BulkAction) => void
  /** Says why nothing can be chosen; null when it can. */
  obstacle: string | null
}

/** Renders even when nothing is chosen, so that the list does not move. */
export const BulkBar = memo(function BulkBar({
  chosen,
  total,
  onChooseEvery,
  isLoadingRest,
  areAllChecked,
  onCheckAll,
  onAsk,
  obstacle,
}: BulkBarProps) {
  const isNothingChosen = chosen === 0
  const box = useRef<HTMLInputElement>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name itself before each of its buttons
    <div role="group" aria-label="Ações em massa" className={styles.bulk} title={obstacle ?? undefined}>
      <Checkbox
        ref={box}
        isChecked={areAllChecked}
        isDisabled={obstacle !== null}
        isIndeterminate={!areAllChecked && !isNothingChosen}
        onChange={(event) => onCheckAll(event.target.checked)}
        // On phones the box has its own line, with the buttons side by side below it.
        flex={{ base: '1 0 100%', md: '1 1 auto' }}
      >
        <span className={look.small} aria-live="polite">
          {isNothingChosen ? 'Selecionar todos' : `${chosen} de ${counted(total, 'selecionado', 'selecionados')}`}
        </span>
      </Checkbox>
      {areAllChecked && onChooseEvery && (
        <Button
          className={styles.chooseAll}
          size="sm"
          variant="ghost"
          // The button has its own line, so that those beside the box do not move.
          onClick={() => {
            // The button disappears when all is chosen; the box stays.
            box.current?.focus()
            onChooseEvery()
          }}
          isLoading={isLoadingRest}
          loadingText="Carregando…"
        >
          Selecionar também o resto da fila
        </Button>
      )}
      <Button
        className={styles.action}
        size="sm"
        isDisabled={isNothingChosen}
        leftIcon={<Check size={16} aria-hidden />}
        onClick={() => onAsk('approve')}
      >
        Aprovar seleção
      </Button>
      <Button
        className={styles.action}
        size="sm"
        variant="danger"
        isDisabled={isNothingChosen}
        leftIcon={<Trash2 size={16} aria-hidden />}
        onClick={() => onAsk('remove')}
      >
        Remover seleção
      </Button>
    </div>
  )
})

const VERBS: Record<BulkAction, string> = { approve: 'Aprovar', remove: 'Remover' }
const OUTCOMES: Record<BulkAction, string> = {
  approve: 'O conteúdo continua no ar e as denúncias são encerradas.',
  remove: 'O conteúdo sai do ar e cada pessoa que escreveu é avisada, com a justificativa.',
}

/** Asks with the content in view: nobody should decide in bulk about what they did not read. */
export function BulkDialog({ bulk }: { bulk: Bulk }) {
  const { question, isSending } = bulk
  const cancel = useRef<HTMLButtonElement>(null)
  const guard = usePressGuard(question ? question.action : null)
  if (!question) return null
  const { action, rows } = question
  const what = `${VERBS[action]} ${counted(rows.length, 'item', 'itens')}`
  return (
    <Sheet
      isOpen
      onClose={isSending ? () => undefined : bulk.cancel}
      title="Confirmar ação em massa?"
      size="xl"
      closeOnOverlayClick={false}
      initialFocusRef={cancel}
      finalFocusRef={bulk.focusAfter}
      footer={
        <>
          <Button ref={cancel} onClick={bulk.cancel} isDisabled={isSending}>
            Cancelar
          </Button>
          <Button
            variant={action === 'remove' ? 'danger' : 'solid'}
            leftIcon={action === 'remove' ? <Trash2 size={18} aria-hidden /> : undefined}
            {...guard.handlers}
            aria-disabled={!guard.isReady || undefined}
            onClick={() => guard.accepts() && bulk.send()}
            isLoading={isSending}
            loadingText="Aplicando…"
          >
            {what}
          </Button>
        </>
      }
    >
      <p className="muted">
        {what}. {OUTCOMES[action]}{' '}
        {action === 'approve' &&
          rows.some(({ content }) => !content) &&
          'Do que foi apagado, só as denúncias se encerram. '}
        Cada decisão pode ser desfeita depois, no log.
      </p>
      <ul className={`${look.entries} ${styles.chosen}`}>
        {rows.map((row) => (
          <li key={row.id}>
            <p>{titleOf(row)}</p>
            <ReportedContent row={row} />
          </li>
        ))}
      </ul>
      <JustificationField
        {...bulk.reason}
        isRequired={action === 'remove'}
        helper={action === 'remove' ? 'Vai no aviso a quem escreveu e no log.' : 'Opcional. Fica no log.'}
      />
    </Sheet>
  )
}
