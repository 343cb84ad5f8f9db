import { type Outputs, paths, USER_STATUS_LABELS } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Box,
  Flex,
  Loading,
  longDate,
  Outline,
  PageHeader,
  PartSkeleton,
  PlainBadge,
  StatTile,
  StatTiles,
  Text,
  TextLink,
  usePageTitle,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link, useParams } from '@ementa/ui/router'
import { Found } from '../../shared/found/found'
import { CaseDecisions } from './case-decisions'
import { CaseMeasures } from './case-measures'
import { CaseNotes } from './case-notes'
import { CaseWaiting } from './case-waiting'
import { caseQuery } from './queries'

type Case = Outputs['moderation']['getCase']

/** `/admin/pessoas/:username`: all that moderators know about a person. */
export default function CasePage() {
  const { username = '' } = useParams()
  usePageTitle(`Ficha de @${username}`)
  const read = useRead(caseQuery(username, useSession().user?.id))
  return (
    <Found
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
    </Found>
  )
}

/** The name, who it is, the numbers and the first parts. */
function CaseSkeleton() {
  return (
    <Loading label="Carregando ficha…" title="Ficha">
      <div className="outline-title">
        <div className="outline-bar">
          <Outline w="220px" h="26px" />
        </div>
      </div>
      <Box px={4} py={5} borderBottom="1px solid" borderColor="border">
        <Flex gap={4} align="center">
          <Outline w="64px" h="64px" isRound />
          <div className="outline-fill">
            <Outline w="45%" h="16px" />
            <Outline w="60%" h="13px" mt="8px" />
          </div>
        </Flex>
        <StatTiles mt={5}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Outline key={key} h="62px" />
          ))}
        </StatTiles>
      </Box>
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
      <Who found={found} />
      <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <Box>
          <CaseWaiting waiting={waiting} username={user.username} />
          <CaseDecisions decisions={decisions} />
        </Box>
        <Box>
          <CaseMeasures user={user} />
          <CaseNotes user={user} notes={notes} />
        </Box>
      </Box>
    </>
  )
}

function Who({ found: { user, decisions, reports_received, reports_made } }: { found: Case }) {
  const shadow = user.shadow_ban
  return (
    <Box as="section" aria-label="Conta" px={4} py={5} borderBottom="1px solid" borderColor="border">
      <Flex gap={4} align="center" wrap="wrap">
        <Avatar name={user.display_name} src={user.avatar_url} size="lg" />
        <Box minW={0} flex="1 1 12rem" overflowWrap="anywhere">
          <Text>
            <TextLink as={Link} to={paths.user.href({ username: user.username })}>
              @{user.username}
            </TextLink>{' '}
            · <AuthorityBadge person={user} withNote />
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {user.email} · conta desde {longDate(user.created_at)}
          </Text>
          <Flex gap={2} mt={2} wrap="wrap">
            <PlainBadge tone={user.status === 'active' ? 'success' : 'warning'}>
              {USER_STATUS_LABELS[user.status]}
              {user.banned_until && ` até ${longDate(user.banned_until)}`}
            </PlainBadge>
            {shadow && <PlainBadge tone="danger">Shadow ban desde {longDate(shadow.created_at)}</PlainBadge>}
            {user.is_moderator && <PlainBadge tone="info">Da moderação</PlainBadge>}
          </Flex>
        </Box>
      </Flex>
      <StatTiles mt={5}>
        <StatTile label="Advertências" value={user.warnings_count} />
        <StatTile label="Decisões" value={decisions.length} />
        <StatTile label="Denúncias recebidas" value={reports_received} hint="sobre a conta e o que publicou" />
        <StatTile label="Denúncias feitas" value={reports_made} />
      </StatTiles>
    </Box>
  )
}
