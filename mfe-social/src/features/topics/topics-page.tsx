import { ANSWER_LIMIT, paths, type Tag, tagName } from '@ementa/contracts'
import {
  ButtonLink,
  Column,
  counted,
  EmptyState,
  MEMBERSHIP_WORDS,
  Outline,
  PageHeader,
  PlainBadge,
  ReadView,
  Section,
  useMediaQuery,
  usePageTitle,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { FollowToggle } from '../../shared/follow-toggle'
import { popularTags } from '../../shared/queries'
import './topics.css'

/** Static sample data: the product does not measure which topics emerge. */
const EMERGING_TOPICS: readonly { topic: string; about: string }[] = [
  { topic: 'Inteligência artificial no processo', about: 'Resolução CNJ 615/2025 e o uso de modelos em gabinetes' },
  { topic: 'Reforma tributária', about: 'IBS, CBS e o período de transição' },
  { topic: 'Estatuto digital da criança', about: 'Lei 15.211/2025 e a verificação de idade' },
  { topic: 'Litigância abusiva', about: 'Recomendação CNJ 159/2024 e o poder geral de cautela' },
]

const TITLE = 'Explorar Temas'

/** Page of topics: the popular tags as a grid, and examples of emerging topics. */
export default function TopicsPage() {
  usePageTitle(TITLE)
  const isMobile = useMediaQuery('mobile')
  return (
    <Column width="wide">
      <PageHeader
        title={TITLE}
        description={isMobile ? undefined : 'Siga um tema para ler o que se publica sobre ele em Tags Seguidas.'}
        actions={
          <ButtonLink className="topics-law" to={paths.law.href()}>
            Lei em debate
          </ButtonLink>
        }
      />
      <Section title="Temas mais publicados">
        <PopularTags />
      </Section>
      <Section title="Temas emergentes" actions={<PlainBadge>Dados de exemplo</PlainBadge>} className="topics-last">
        <ul className="topics-emerging">
          {EMERGING_TOPICS.map(({ topic, about }) => (
            <li key={topic}>
              <p className="topics-name">{topic}</p>
              <p className="muted">{about}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Column>
  )
}

function PopularTags() {
  return (
    <ReadView
      read={useRead(popularTags)}
      skeleton={<TopicsSkeleton />}
      failed="Erro ao carregar os temas"
      isEmpty={({ tags }) => tags.length === 0}
      empty={<EmptyState illustration="drawer" title="Nenhum tema publicado ainda" />}
    >
      {({ tags, counts }) => (
        <ul className="topics-grid">
          {tags.map((tag) => (
            <Topic key={tag.id} tag={tag} count={Object.hasOwn(counts, tag.slug) ? (counts[tag.slug] ?? 0) : 0} />
          ))}
        </ul>
      )}
    </ReadView>
  )
}

function TopicsSkeleton() {
  return (
    <div className="topics-grid" aria-busy>
      {Array.from({ length: ANSWER_LIMIT.popularTagsInFeed }, (_, index) => `tema-${index}`).map((key) => (
        <Outline key={key} h="76px" />
      ))}
    </div>
  )
}

function Topic({ tag, count }: { tag: Tag; count: number }) {
  return (
    <li className="topics-topic">
      <div className="topics-row">
        <div className="topics-tag">
          <h3 className="heading clamped">
            <Link to={paths.search.href({ tag: tag.slug })}>{tag.label}</Link>
          </h3>
          <p className="topics-count">{counted(count, 'publicação', 'publicações')}</p>
        </div>
        <div className="topics-follow">
          <FollowToggle
            size="sm"
            relation="followedTags"
            id={tag.slug}
            name={tagName(tag.slug)}
            words={MEMBERSHIP_WORDS.followedTags(tag.slug)}
          />
        </div>
      </div>
    </li>
  )
}
