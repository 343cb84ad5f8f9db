import { excerpt, ITEM_TYPE_LABELS, type Outputs, paths, reasonWithMeaning } from '@ementa/contracts'
import { counted, Section, TimeAgo } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import rows from '../../shared/rows/rows.module.css'

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
