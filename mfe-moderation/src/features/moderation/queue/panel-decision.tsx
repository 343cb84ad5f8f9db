import { MODERATION, MODERATION_ACTION_LABELS, type ModerationActionType } from '@ementa/contracts'
import { Button, longDate, type usePressGuard } from '@ementa/ui'
import { FormControl, FormLabel, SelectField, type SelectOption, Switch } from '@ementa/ui/forms'
import { addDays } from 'date-fns'
import { Ban, Check, EyeOff, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { APPEAL_RIGHT, sentenceOf } from '../../../shared/decisions/decision-texts'
import { JustificationField } from '../../../shared/decisions/justification'
import rows from '../../../shared/rows/rows.module.css'
import styles from './panel.module.css'
import { PanelKeys, PanelPart } from './panel-frame'
import { ACTIONS, actionName, actionsFor, describeConsequence, type QueueRow } from './queue-row-data'
import { findActionObstacle, type useDecisions } from './use-decisions'

const ICONS = { approve: Check, remove: Trash2, shadow_ban: EyeOff, temp_ban: Ban }

export interface PanelDecisionProps {
  row: QueueRow
  decisions: ReturnType<typeof useDecisions>
  guard: ReturnType<typeof usePressGuard>
  /** Handles Escape in the justification and in the rules; without it, the surrounding dialog does. */
  onLeaveField?: () => void
  /** Shows the keys of the decisions: only where there is a keyboard. */
  showsKeys: boolean
}

/** The actions on an item, with the justification that some of them require. */
export function PanelDecision({ row, decisions, guard, onLeaveField, showsKeys }: PanelDecisionProps) {
  const obstacle = decisions.decidingObstacle(row)
  const justification = decisions.justificationOf(row)
  const { opensNext } = decisions
  return (
    <PanelPart title="Decisão">
      {obstacle === null && (
        <>
          <RulePicker
            justification={justification.value}
            onChange={justification.onChange}
            boxRef={decisions.rules}
            onEscape={onLeaveField}
          />
          <JustificationField
            fieldRef={decisions.field}
            onEscape={onLeaveField}
            value={justification.value}
            onChange={justification.onChange}
            problem={justification.problem}
            helper="Obrigatória para remover e banir. Quem escreveu a lê no aviso."
          />
          <StatementPreview row={row} justification={justification.value} />
        </>
      )}
      <div className={styles.actions}>
        {actionsFor(row).map((action) => (
          <Action
            key={action}
            action={action}
            name={actionName(action, row)}
            consequence={describeConsequence(action, row)}
            shortcut={showsKeys && obstacle === null ? String(ACTIONS.indexOf(action) + 1) : null}
            obstacle={findActionObstacle(row, action)}
            isDisabled={obstacle !== null}
            isReady={guard.isReady}
            onAct={() => guard.accepts() && decisions.act(row, action)}
          />
        ))}
      </div>
      {obstacle === null && (
        <FormControl display="flex" alignItems="center" gap={3} mt={4}>
          <Switch isChecked={opensNext.value} onChange={(event) => opensNext.onChange(event.target.checked)} />
          <FormLabel mb={0} fontWeight={400}>
            Agir e próximo
          </FormLabel>
        </FormControl>
      )}
      {obstacle === null && showsKeys && <PanelKeys />}
    </PanelPart>
  )
}

interface ActionProps {
  action: ModerationActionType
  name: string
  consequence: string
  shortcut: string | null
  /** Says why this decision cannot be made about the item; null when it can. */
  obstacle: string | null
  isDisabled: boolean
  isReady: boolean
  onAct: () => void
}

function Action({ action, name, consequence, shortcut, obstacle, isDisabled, isReady, onAct }: ActionProps) {
  const Icon = ICONS[action]
  const end = longDate(addDays(new Date(), MODERATION.temporaryBanDays))
  const what = action === 'temp_ban' ? `${MODERATION_ACTION_LABELS.temp_ban}, até ${end}. ${consequence}` : consequence
  const note = obstacle ?? what
  return (
    <div>
      <Button
        className={styles.action}
        variant={action === 'approve' ? 'outline' : 'danger'}
        leftIcon={<Icon size={18} aria-hidden />}
        aria-keyshortcuts={shortcut ?? undefined}
        aria-description={note}
        isDisabled={isDisabled || obstacle !== null}
        aria-disabled={isReady ? undefined : true}
        onClick={onAct}
      >
        {name}
        {shortcut && (
          <kbd className={`kbd ${styles.shortcut}`} aria-hidden>
            {shortcut}
          </kbd>
        )}
      </Button>
      <p className={rows.fine} aria-hidden>
        {note}
      </p>
    </div>
  )
}

/** Rules that a removal, a ban or a warning may rest on. The justification begins with the rule's sentence. */
export const RULES = [
  {
    id: 'offence',
    title: 'Ofensa pessoal',
    text: 'Ataca a pessoa, e não o argumento. Divergir é livre; ofender, não.',
  },
  {
    id: 'advertising',
    title: 'Publicidade irregular',
    text: 'Oferece serviço com preço, urgência ou promessa de resultado (Provimento 205/2021 da OAB).',
  },
  { id: 'spam', title: 'Mensagem repetida', text: 'Repete a mesma mensagem em várias conversas, fora do assunto.' },
  {
    id: 'false',
    title: 'Informação falsa',
    text: 'Cita norma ou julgado que não existe, ou dá por vigente o que não está em vigor.',
  },
  {
    id: 'secrecy',
    title: 'Sigilo e dados pessoais',
    text: 'Expõe dado pessoal, dado de cliente ou processo em segredo de justiça (art. 189 do CPC; Lei 13.709/2018).',
  },
  {
    id: 'copyright',
    title: 'Direito autoral',
    text: 'Reproduz obra protegida sem autorização nem citação da fonte (Lei 9.610/1998).',
  },
  { id: 'identity', title: 'Falsa identidade', text: 'Apresenta-se como outra pessoa ou com título que não tem.' },
] as const

type RuleId = (typeof RULES)[number]['id']

const sentenceOfRule = ({ title, text }: (typeof RULES)[number]) => `${title}. ${text}`

/** Returns the rule with which a justification begins, or null. */
export const ruleOf = (justification: string): RuleId | null =>
  RULES.find((rule) => justification.startsWith(sentenceOfRule(rule)))?.id ?? null

/** Returns the justification with the sentence of this rule, or of none; the moderator's own words stay. */
export function withRule(justification: string, id: RuleId | null): string {
  const current = RULES.find((rule) => justification.startsWith(sentenceOfRule(rule)))
  const words = (current ? justification.slice(sentenceOfRule(current).length) : justification).trim()
  const rule = RULES.find((one) => one.id === id)
  return rule ? `${sentenceOfRule(rule)}${words && `\n${words}`}` : words
}

const NONE = 'none'
const OPTIONS: SelectOption<RuleId | typeof NONE>[] = [
  { value: NONE, label: 'Nenhuma' },
  // Typing the number chooses the rule.
  ...RULES.map(({ id, title }, index) => ({ value: id, label: `${index + 1}. ${title}` })),
]

interface RulePickerProps {
  justification: string
  onChange: (justification: string) => void
  /** Ref of the element around the select. */
  boxRef: RefObject<HTMLDivElement | null>
  onEscape?: () => void
}

/** Writes the sentence of a rule into the justification, which the moderator continues. */
function RulePicker({ justification, onChange, boxRef, onEscape }: RulePickerProps) {
  return (
    <div className={styles.rules} ref={boxRef}>
      <SelectField<RuleId | typeof NONE>
        label="Regra violada"
        options={OPTIONS}
        value={ruleOf(justification) ?? NONE}
        onKeyDown={(event) => (event.key === 'Escape' ? onEscape?.() : undefined)}
        onChange={(id) => onChange(withRule(justification, id === NONE ? null : id))}
      />
    </div>
  )
}

/**
 * Previews the statement to the person: of a removal, or of a ban where the content is gone. Empty without a
 * justification.
 */
function StatementPreview({ row, justification }: { row: QueueRow; justification: string }) {
  const reason = justification.trim()
  if (reason === '') return null
  return (
    <section aria-label="Como a pessoa vai ler" className={`${styles.note} ${styles.preview}`}>
      <p className={`small-caps ${rows.subtle}`}>Como a pessoa vai ler</p>
      <p className={rows.strong}>
        {sentenceOf({ action_type: row.content ? 'remove' : 'temp_ban', item_type: row.item.item_type })}
      </p>
      <p className={styles.written}>Motivo: {reason}</p>
      <p className="muted">{APPEAL_RIGHT}</p>
    </section>
  )
}
