import { SelectField, type SelectOption } from '@ementa/ui/forms'
import type { RefObject } from 'react'
import { RULES, type RuleId, ruleOf, withRule } from '../../../shared/decisions/rules'
import { APPEAL_RIGHT, sentenceOf } from '../../../shared/decisions/statement-texts'
import rows from '../../../shared/rows/rows.module.css'
import styles from './panel.module.css'
import type { QueueRow } from './queue-row-data'

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
export function RulePicker({ justification, onChange, boxRef, onEscape }: RulePickerProps) {
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
export function StatementPreview({ row, justification }: { row: QueueRow; justification: string }) {
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
