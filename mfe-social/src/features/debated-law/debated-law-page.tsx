import { LAW, paths } from '@ementa/contracts'
import {
  Column,
  counted,
  EmptyState,
  Loading,
  Outline,
  PageHeader,
  ReadView,
  Section,
  useMediaQuery,
  usePageTitle,
  useRelationIds,
  useSession,
} from '@ementa/ui'
import { debatedLawQuery, query, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import styles from '../../shared/law/law.module.css'
import { FollowLawButton, LawList } from '../../shared/law/law-list'
import page from './debated-law.module.css'

const followedLawQuery = query('followedLaw', (api, _userId: string) => api.law.listFollowed())

const TITLE = 'Lei em debate'

/** Page of the most cited law of the last days and of the law that the reader follows. */
export default function DebatedLawPage() {
  const { user } = useSession()
  const isMobile = useMediaQuery('mobile')
  usePageTitle(TITLE)
  return (
    <Column>
      <PageHeader
        title={TITLE}
        description={
          <>
            {isMobile
              ? `O mais citado aqui nos últimos ${LAW.debatedDays} dias. Ou busque: `
              : `As normas e os julgados mais citados aqui nos últimos ${LAW.debatedDays} dias. Procura outro? Busque como você escreve: `}
            <Link to={paths.search.href({ q: 'art 7 lgpd' })} className="text-link">
              art 7 lgpd
            </Link>
            .
          </>
        }
      />
      {user && <Followed userId={user.id} />}
      <Section title="Mais citados" className={page.last}>
        <Debated />
      </Section>
    </Column>
  )
}

const formatTexts = (count: number) => counted(count, 'texto', 'textos')

function Debated() {
  return (
    <ReadView
      read={useRead(debatedLawQuery())}
      skeleton={<LineSkeletons count={8} label="Carregando o que se debate…" />}
      failed="Erro ao carregar o que se debate"
      isEmpty={({ laws }) => laws.length === 0}
      empty={<EmptyState illustration="drawer" title="Ninguém citou lei ou julgado nestes dias" />}
    >
      {({ laws }) => (
        <div className={styles.ranked}>
          <LawList laws={laws} count={formatTexts} action={(law) => <FollowLawButton law={law} size="sm" />} />
        </div>
      )}
    </ReadView>
  )
}

/** The law that the reader follows; an unfollowed row disappears at once. */
function Followed({ userId }: { userId: string }) {
  const read = useRead(followedLawQuery(userId))
  const followed = new Set(useRelationIds('followedLaw'))
  if (followed.size === 0) return null
  return (
    <Section title="Você segue">
      <ReadView
        read={read}
        skeleton={<LineSkeletons count={2} label="Carregando o que você segue…" />}
        failed="Erro ao carregar o que você segue"
      >
        {({ laws }) => {
          const visibleLaws = laws.filter(({ key }) => followed.has(key))
          if (visibleLaws.length === 0) return <p className="muted">Carregando…</p>
          return (
            <LawList laws={visibleLaws} count={formatTexts} action={(law) => <FollowLawButton law={law} size="sm" />} />
          )
        }}
      </ReadView>
    </Section>
  )
}

/** Skeleton of a list of laws. */
function LineSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <div key={key} className={page.line}>
          <Outline w="45%" h="14px" />
        </div>
      ))}
    </Loading>
  )
}
