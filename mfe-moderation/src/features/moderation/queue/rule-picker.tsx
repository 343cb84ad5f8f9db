import { Box, Text } from '@ementa/ui'
import { SelectField, type SelectOption } from '@ementa/ui/forms'
import type { RefObject } from 'react'
import { RULES, type RuleId, ruleOf, withRule } from '../../../shared/decisions/rules'
import { APPEAL_RIGHT, sentenceOf } from '../../../shared/decisions/statement-texts'
import type { QueueRow } from './queue-row-data'

const NONE = 'none'
const OPTIONS: SelectOption<RuleId | typeof NONE>[] = [
  { value: NONE, label: 'Nenhuma' },
  // The number is what a keyboard chooses it by.
  ...RULES.map(({ id, title }, index) => ({ value: id, label: `${index + 1}. ${title}` })),
]

interface RulePickerProps {
  justification: string
  onChange: (justification: string) => void
  /** Around the select. */
  boxRef: RefObject<HTMLDivElement | null>
  onEscape?: () => void
}

/** Writes the sentence of a rule into the justification, to be gone on with. */
export function RulePicker({ justification, onChange, boxRef, onEscape }: RulePickerProps) {
  return (
    <Box mb={3} ref={boxRef}>
      <SelectField<RuleId | typeof NONE>
        label="Regra violada"
        options={OPTIONS}
        value={ruleOf(justification) ?? NONE}
        onKeyDown={(event) => (event.key === 'Escape' ? onEscape?.() : undefined)}
        onChange={(id) => onChange(withRule(justification, id === NONE ? null : id))}
      />
    </Box>
  )
}

/** What a removal (or a ban, where there is nothing left to remove) would say to the person concerned, before it is sent; nothing while there is no justification. */
export function StatementPreview({ row, justification }: { row: QueueRow; justification: string }) {
  const reason = justification.trim()
  if (reason === '') return null
  return (
    <Box
      as="section"
      aria-label="Como a pessoa vai ler"
      mt={3}
      ps={3}
      borderInlineStart="3px solid"
      borderColor="border.control"
      fontSize="sm"
    >
      <Text textStyle="smallCaps" color="fg.subtle">
        Como a pessoa vai ler
      </Text>
      <Text fontWeight={600}>
        {sentenceOf({ action_type: row.content ? 'remove' : 'temp_ban', item_type: row.item.item_type })}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        Motivo: {reason}
      </Text>
      <Text color="fg.muted">{APPEAL_RIGHT}</Text>
    </Box>
  )
}
