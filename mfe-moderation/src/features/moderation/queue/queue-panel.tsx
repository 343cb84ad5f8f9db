import { paths } from '@ementa/contracts'
import { AuthorityBadge, Avatar, Button, counted } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useRef } from 'react'
import { OtherVersion } from '../../../shared/decisions/changed-content'
import { ReportedContent } from '../../../shared/decisions/reported-content'
import rows from '../../../shared/rows/rows.module.css'
import { AnswerObjection, ObjectedDecision, ObjectionText } from './objection'
import styles from './panel.module.css'
import { PanelHistory, PanelReports } from './panel-background'
import { PanelDecision, type PanelDecisionProps } from './panel-decision'
import { PanelPart } from './panel-part'

export interface QueuePanelProps extends PanelDecisionProps {
  /** Name of the other moderator who has the item open; null when it is free. */
  holder: string | null
  onTakeOver: () => void
  /** Called when the objection was answered. */
  onAnswered: () => void
}

/** Everything needed to decide about an item: its content, the reports, the history of its author, then the actions. */
export function QueuePanel(props: QueuePanelProps) {
  const { row, hindrance, guard, holder, onTakeOver } = props
  const { author, item, content, reported } = row
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div ref={panel} tabIndex={-1} data-focus-silent className={styles.parts} {...guard.handlers}>
      {author && (
        <div className={styles.author}>
          <Avatar name={author.display_name} src={author.avatar_url} size="sm" />
          <div>
            <p className={rows.strong}>{author.display_name}</p>
            <p className={rows.subtle}>
              @{author.username} · <AuthorityBadge person={author} withNote />
            </p>
            <Link className="text-link" to={paths.moderationCase.href({ username: author.username })}>
              Ver ficha
            </Link>
          </div>
        </div>
      )}
      {row.objection ? (
        <>
          <ObjectionText objection={row.objection} />
          <ObjectedDecision decision={row.objection.decision} />
        </>
      ) : (
        <div className={styles.quote}>
          <ReportedContent row={row} />
          {reported && (
            <OtherVersion
              note={content ? 'Mudou depois da denúncia. O texto denunciado era:' : 'O texto denunciado era:'}
              row={{ ...row, content: item.item_type === 'comment' ? reported : { ...reported, post_id: null } }}
            />
          )}
        </div>
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
            // The button disappears: the focus must not end in a field, where the keys of the decisions would write.
            panel.current?.focus({ preventScroll: true })
            onTakeOver()
          }}
        />
      )}
      {hindrance && !holder && (
        <p role="note" className={`muted ${styles.note}`}>
          {hindrance}
        </p>
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
    </div>
  )
}

/** Says that another moderator has the item open. Deciding needs taking it over. */
function ClaimedNote({ holder, onTakeOver }: { holder: string; onTakeOver: () => void }) {
  return (
    <div role="note" className={styles.note} data-tone="warning">
      <p>
        <strong>{holder}</strong> está analisando este item.
      </p>
      <Button className={styles.spaced} size="sm" onClick={onTakeOver}>
        Assumir o item
      </Button>
    </div>
  )
}
