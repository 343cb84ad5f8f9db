import { type Outputs, paths, USER_STATUS_LABELS } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Loading,
  longDate,
  Outline,
  PageHeader,
  PartSkeleton,
  PlainBadge,
  StatTile,
  StatTiles,
  TitleSkeleton,
  usePageTitle,
  useSession,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Link, useParams } from '@ementa/ui/router'
import { DetailView } from '../../shared/detail-view/detail-view'
import rows from '../../shared/rows/rows.module.css'
import styles from './case.module.css'
import { CaseDecisions, CaseMeasures, CaseNotes, CaseWaiting } from './case-parts'

/** Reads the file about a person. The viewer is part of the key, as only moderators get the notes. */
const caseQuery = query('moderationUsers.case', (api, username: string, _viewerId: string | undefined) =>
  api.moderation.getCase({ username }),
)

type Case = Outputs['moderation']['getCase']

/** `/admin/pessoas/:username`: the file that moderators have about a person. */
export default function CasePage() {
  const { username = '' } = useParams()
  usePageTitle(`Ficha de @${username}`)
  const read = useRead(caseQuery(username, useSession().user?.id))
  return (
    <DetailView
      read={read}
      code="USER_NOT_FOUND"
      missing={{
        title: 'Pessoa não encontrada',
        description: 'Ninguém tem este nome de usuário.',
        action: { label: 'Ver usuários', href: paths.moderationUsers.href() },
      }}
      skeleton={<CaseSkeleton />}
      failed="Erro ao carregar a ficha"
    >
      {(found) => <Details found={found} />}
    </DetailView>
  )
}

/** Skeleton of the name, the account with its figures, and the first parts. */
function CaseSkeleton() {
  return (
    <Loading label="Carregando ficha…" title="Ficha">
      <TitleSkeleton width="220px" />
      <div className={styles.account}>
        <div className={styles.person}>
          <Outline w="64px" h="64px" isRound />
          <div>
            <Outline w="45%" h="16px" />
            <Outline w="60%" h="13px" mt="8px" />
          </div>
        </div>
        <StatTiles>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Outline key={key} h="62px" />
          ))}
        </StatTiles>
      </div>
      <PartSkeleton />
      <PartSkeleton />
    </Loading>
  )
}

function Details({ found }: { found: Case }) {
  const { user, waiting, decisions, notes } = found
  return (
    <>
      <PageHeader
        eyebrow="Ficha"
        title={user.display_name}
        hasLongTitle
        back={{ href: paths.moderationUsers.href(), label: 'Voltar para Usuários' }}
      />
      <Account found={found} />
      <div className={styles.columns}>
        <div>
          <CaseWaiting waiting={waiting} username={user.username} />
          <CaseDecisions decisions={decisions} />
        </div>
        <div>
          <CaseMeasures user={user} />
          <CaseNotes user={user} notes={notes} />
        </div>
      </div>
    </>
  )
}

function Account({ found: { user, decisions, reports_received, reports_made } }: { found: Case }) {
  const shadow = user.shadow_ban
  return (
    <section aria-label="Conta" className={styles.account}>
      <div className={styles.person}>
        <Avatar name={user.display_name} src={user.avatar_url} size="lg" />
        <div>
          <p>
            <Link className="text-link" to={paths.user.href({ username: user.username })}>
              @{user.username}
            </Link>{' '}
            · <AuthorityBadge person={user} withNote />
          </p>
          <p className={`muted ${rows.small}`}>
            {user.email} · conta desde {longDate(user.created_at)}
          </p>
          <div className={styles.badges}>
            <PlainBadge tone={user.status === 'active' ? 'success' : 'warning'}>
              {USER_STATUS_LABELS[user.status]}
              {user.banned_until && ` até ${longDate(user.banned_until)}`}
            </PlainBadge>
            {shadow && <PlainBadge tone="danger">Shadow ban desde {longDate(shadow.created_at)}</PlainBadge>}
            {user.is_moderator && <PlainBadge tone="info">Da moderação</PlainBadge>}
          </div>
        </div>
      </div>
      <StatTiles>
        <StatTile label="Advertências" value={user.warnings_count} />
        <StatTile label="Decisões" value={decisions.length} />
        <StatTile label="Denúncias recebidas" value={reports_received} hint="sobre a conta e o que publicou" />
        <StatTile label="Denúncias feitas" value={reports_made} />
      </StatTiles>
    </section>
  )
}
