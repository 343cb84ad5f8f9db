import {
  AUDIT_ACTION_LABELS,
  type AuditRecord,
  excerpt,
  ITEM_TYPE_LABELS,
  type ModerationNote,
  type Outputs,
  paths,
  reasonWithMeaning,
} from '@ementa/contracts'
import { Button, counted, Section, TimeAgo, useServices, useSession } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useState } from 'react'
import { ACTING_NEEDS_MODERATOR } from '../../shared/decisions/decision-errors'
import { DecisionSheet } from '../../shared/decisions/decision-sheet'
import { decisionTitle } from '../../shared/decisions/decision-texts'
import { MeasureDialog } from '../../shared/measures/measure-dialog'
import { type ManagedUser, MEASURES, type Measure, measuresFor } from '../../shared/measures/user-measures'
import { RequiredTextForm } from '../../shared/required-text/required-text-form'
import rows from '../../shared/rows/rows.module.css'
import styles from './case.module.css'

const EXCERPT = 140

interface CaseWaitingProps {
  waiting: Outputs['moderation']['getCase']['waiting']
  username: string
}

/** Lists the person's items that wait for a decision. Each links to the queue. */
export function CaseWaiting({ waiting, username }: CaseWaitingProps) {
  return (
    <Section title="Na fila">
      {waiting.length === 0 && <p className="muted">Nada de @{username} aguarda decisão.</p>}
      <ul className={`${rows.entries} ${rows.small}`}>
        {waiting.map(({ item, content }) => (
          <li key={item.id}>
            <Link
              className={`text-link ${rows.strong}`}
              to={`${paths.moderation.href()}?item=${encodeURIComponent(item.id)}`}
            >
              {ITEM_TYPE_LABELS[item.item_type]}, prioridade {item.priority}
            </Link>
            <p>{content ? excerpt(content.body, EXCERPT) : 'Este conteúdo não existe mais.'}</p>
            <p className={rows.fine}>
              {counted(item.report_count, 'denúncia', 'denúncias')} · {reasonWithMeaning(item.most_common_reason)} ·{' '}
              <TimeAgo iso={item.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Only the newest are shown at first. */
const SHOWN = 10

/** Lists the decisions about the person and what they wrote, the newest first. */
export function CaseDecisions({ decisions }: { decisions: AuditRecord[] }) {
  const [areAllShown, showAll] = useState(false)
  const [chosen, setChosen] = useState<AuditRecord | null>(null)
  const visibleDecisions = areAllShown ? decisions : decisions.slice(0, SHOWN)
  return (
    <Section title="Decisões e medidas">
      {decisions.length === 0 && <p className="muted">Nenhuma até agora.</p>}
      <ol className={`${rows.entries} ${rows.small} ${styles.decisions}`}>
        {visibleDecisions.map((entry) => (
          <li key={entry.id}>
            <div>
              <p>
                <strong>{AUDIT_ACTION_LABELS[entry.action_type]}</strong>
                <span className={rows.fine}>
                  {` · ${ITEM_TYPE_LABELS[entry.item_type]} · ${entry.moderator_name} · `}
                  <TimeAgo iso={entry.created_at} />
                  {entry.reversal && ' · desfeita'}
                </span>
              </p>
              {entry.reason && <p className={`muted ${styles.written}`}>{entry.reason}</p>}
            </div>
            <Button
              className={styles.action}
              size="sm"
              aria-label={`Ver: ${decisionTitle(entry)}`}
              onClick={() => setChosen(entry)}
            >
              Ver
            </Button>
          </li>
        ))}
      </ol>
      {visibleDecisions.length < decisions.length && (
        <Button className={styles.spaced} variant="link" size="sm" onClick={() => showAll(true)}>
          Ver as {decisions.length} decisões
        </Button>
      )}
      {chosen && <DecisionSheet entry={chosen} onClose={() => setChosen(null)} />}
    </Section>
  )
}

/** Buttons of the measures that the account's status allows. Each opens a dialog that asks for the reason. */
export function CaseMeasures({ user }: { user: ManagedUser }) {
  const { user: viewer, isModerator } = useSession()
  const [chosen, setChosen] = useState<Measure | null>(null)
  const offered = measuresFor(user, viewer?.id)
  return (
    <Section title="Medidas" className="screen-only">
      {!isModerator && <p className={`muted ${styles.obstacle}`}>{ACTING_NEEDS_MODERATOR}</p>}
      <div className={styles.measures}>
        {offered.map((measure) => (
          <Button
            key={measure}
            size="sm"
            variant={MEASURES[measure].isDanger ? 'danger' : 'outline'}
            isDisabled={!isModerator}
            onClick={() => setChosen(measure)}
          >
            {MEASURES[measure].label}
          </Button>
        ))}
      </div>
      {chosen && (
        <MeasureDialog user={user} measure={chosen} onClose={() => setChosen(null)} onDone={() => undefined} />
      )}
    </Section>
  )
}

interface CaseNotesProps {
  user: { id: string; username: string }
  /** The notes, or null when the viewer is no moderator. */
  notes: ModerationNote[] | null
}

/** Notes that moderators write about the person for each other. */
export function CaseNotes({ user, notes }: CaseNotesProps) {
  if (notes === null) {
    return (
      <Section title="Notas internas">
        <p className="muted">Só quem faz parte da moderação lê e escreve notas.</p>
      </Section>
    )
  }
  return (
    <Section title="Notas internas">
      <NoteForm userId={user.id} />
      {notes.length === 0 && <p className={`muted ${styles.notes}`}>Nenhuma nota sobre @{user.username}.</p>}
      <ul className={`${rows.entries} ${rows.small} ${styles.notes}`} aria-label="Notas internas">
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.written}>{note.text}</p>
            <p className={rows.fine}>
              {note.author_name} · <TimeAgo iso={note.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NoteForm({ userId }: { userId: string }) {
  const { api, toast } = useServices()
  return (
    <RequiredTextForm
      kind="case-note"
      id={userId}
      label="Nova nota"
      words={{ empty: 'Escreva a nota.', tooLong: (limit) => `A nota pode ter até ${limit} caracteres.` }}
      note="A pessoa não lê as notas. Escreva só o necessário para decidir (Lei 13.709/2018, art. 6º, III)."
      button={{ label: 'Salvar nota', busy: 'Salvando…' }}
      send={async (text) => {
        try {
          await api.moderation.addNote({ user_id: userId, text: text.trim() })
        } catch (error) {
          toast.failed('Erro ao salvar a nota', error)
          return false
        }
        toast.success('Nota salva')
        return true
      }}
    />
  )
}
