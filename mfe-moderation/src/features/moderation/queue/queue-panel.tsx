import { paths } from '@ementa/contracts'
import { AuthorityBadge, Avatar, Box, counted, Flex, Text, TextLink } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useRef } from 'react'
import { OtherVersion } from '../../../shared/decisions/changed-content'
import { ReportedContent } from '../../../shared/decisions/reported-content'
import { ClaimedNote } from './claimed-note'
import { AnswerObjection, ObjectedDecision, ObjectionText } from './objection'
import { PanelHistory, PanelReports } from './panel-background'
import { PanelDecision, type PanelDecisionProps } from './panel-decision'
import { PanelPart } from './panel-part'

export interface QueuePanelProps extends PanelDecisionProps {
  /** The other moderator who has the item; null when it is free. */
  holder: string | null
  onTakeOver: () => void
  /** The objection was answered. */
  onAnswered: () => void
}

/** Everything needed to decide about one item: first what it says, what was reported and what happened before, then the actions. */
export function QueuePanel(props: QueuePanelProps) {
  const { row, hindrance, guard, holder, onTakeOver } = props
  const { author, item, content, reported } = row
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Flex ref={panel} tabIndex={-1} data-focus-silent direction="column" gap={5} {...guard.handlers}>
      {author && (
        <Flex gap={3} align="center">
          <Avatar name={author.display_name} src={author.avatar_url} size="sm" />
          <Box minW={0} fontSize="sm">
            <Text fontWeight={600} overflowWrap="anywhere">
              {author.display_name}
            </Text>
            <Text color="fg.subtle" overflowWrap="anywhere">
              @{author.username} · <AuthorityBadge person={author} withNote />
            </Text>
            <TextLink as={Link} to={paths.moderationCase.href({ username: author.username })}>
              Ver ficha
            </TextLink>
          </Box>
        </Flex>
      )}
      {row.objection ? (
        <>
          <ObjectionText objection={row.objection} />
          <ObjectedDecision decision={row.objection.decision} />
        </>
      ) : (
        <Box bg="bg.sunken" borderRadius="md" p={4}>
          <ReportedContent row={row} />
          {reported && (
            <OtherVersion
              note={content ? 'Mudou depois da denúncia. O texto denunciado era:' : 'O texto denunciado era:'}
              row={{ ...row, content: item.item_type === 'comment' ? reported : { ...reported, post_id: null } }}
            />
          )}
        </Box>
      )}
      {!row.objection && item.report_count > 0 && (
        <PanelPart title={counted(item.report_count, 'denúncia', 'denúncias')}>
          <PanelReports key={row.id} row={row} />
        </PanelPart>
      )}
      <PanelPart title="Histórico da pessoa">
        <PanelHistory key={row.id} row={row} />
      </PanelPart>
      {holder && (
        <ClaimedNote
          holder={holder}
          onTakeOver={() => {
            // The button goes: the focus must not end in a field, where the keys of the decisions would write.
            panel.current?.focus({ preventScroll: true })
            onTakeOver()
          }}
        />
      )}
      {hindrance && !holder && (
        <Text role="note" color="fg.muted" borderInlineStart="3px solid" borderColor="border.control" ps={3}>
          {hindrance}
        </Text>
      )}
      {row.objection ? (
        <AnswerObjection
          key={row.id}
          decision={row.objection.decision}
          isDisabled={hindrance !== null}
          guard={guard}
          onAnswered={props.onAnswered}
          showsKeys={props.showsKeys}
        />
      ) : (
        <PanelDecision {...props} />
      )}
    </Flex>
  )
}
