import {
  type IssueMatch,
  type Newsletter,
  type Outputs,
  type Profile,
  paths,
  type SearchAlternative,
} from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  authorityRule,
  Button,
  EmptyState,
  FollowButton,
  PlainBadge,
  pricePerMonth,
  WindowList,
} from '@ementa/ui'
import { Link, useLocation } from '@ementa/ui/router'
import type { ReactNode } from 'react'
import { Highlighted } from '../../shared/post-body/post-body'
import PostCard from '../../shared/post-card/post-card'
import { HighlightQuery } from './highlight-query'
import type { SearchTab } from './search-state'

/** Number of results of a kind from which its section has the button `Ver mais`. */
const MORE_FROM = 3

export interface ResultsProps {
  found: Outputs['search']['all']
  query: string
  tab: SearchTab
  onTab: (tab: SearchTab) => void
  hasFilters: boolean
  onClearFilters: () => void
  onSearch: (query: string) => void
}

/** The results of a search: a section for each kind in `Tudo`, one kind in the other tabs. */
export function Results({ found, query, tab, onTab, hasFilters, onClearFilters, onSearch }: ResultsProps) {
  const { posts, users, newsletters, authors, issues, alternatives } = found
  const { key } = useLocation()
  const people = new Map(authors.map((author) => [author.id, author]))
  if (posts.length + users.length + newsletters.length === 0) {
    return (
      <EmptyState
        illustration="drawer"
        title="Nenhum resultado encontrado"
        description={nothingText(query, hasFilters, alternatives.length > 0)}
        action={hasFilters ? { label: 'Limpar filtros', onClick: onClearFilters } : undefined}
      >
        {alternatives.length > 0 && <Alternatives alternatives={alternatives} onSearch={onSearch} />}
      </EmptyState>
    )
  }
  // People come first: they are few, and a search for a name means them.
  const kinds: { id: SearchTab; title: string; count: number; list: ReactNode; row?: ReactNode }[] = [
    {
      id: 'users',
      title: 'Pessoas',
      count: users.length,
      list: users.map((user) => <UserCard key={user.id} user={user} />),
      row: <PeopleRow people={users} />,
    },
    {
      id: 'posts',
      title: 'Posts',
      count: posts.length,
      list: (
        <WindowList items={posts} itemKey={({ id }) => id} memory={`search:${query}:${tab}`} place={`search@${key}`}>
          {(post) => <PostCard post={post} author={people.get(post.author_id) ?? null} />}
        </WindowList>
      ),
    },
    {
      id: 'newsletters',
      title: 'Newsletters',
      count: newsletters.length,
      list: newsletters.map((newsletter) => (
        <NewsletterCard
          key={newsletter.id}
          newsletter={newsletter}
          issue={issues.find(({ newsletter_id }) => newsletter_id === newsletter.id)}
        />
      )),
    },
  ]
  return (
    <HighlightQuery query={query}>
      <div className="search-results">
        {tab !== 'all'
          ? kinds.find(({ id }) => id === tab)?.list
          : kinds
              .filter(({ count }) => count > 0)
              .map(({ id, title, count, list, row }) => (
                <section key={id} aria-label={title}>
                  <div className="search-kind">
                    <h2 className="heading">{title}</h2>
                    {count >= MORE_FROM && (
                      <Button variant="ghost" size="sm" onClick={() => onTab(id)} aria-label={`Ver mais em ${title}`}>
                        Ver mais
                      </Button>
                    )}
                  </div>
                  {row ?? list}
                </section>
              ))}
      </div>
    </HighlightQuery>
  )
}

function nothingText(query: string, hasFilters: boolean, hasAlternatives: boolean): string {
  if (hasAlternatives)
    return `Nenhum resultado tem todas estas palavras${hasFilters ? ' com os filtros escolhidos' : ''}: “${query}”.`
  if (hasFilters) return `Nada para “${query}” com os filtros escolhidos.`
  return `Nada para “${query}”. Tente outra palavra ou um tema.`
}

interface AlternativesProps {
  alternatives: readonly SearchAlternative[]
  onSearch: (query: string) => void
}

/** Buttons that repeat the search without a word that finds nothing: `Buscar sem “fiança”`. */
function Alternatives({ alternatives, onSearch }: AlternativesProps) {
  return (
    <div className="search-alternatives">
      {alternatives.map(({ query, without }) => (
        <Button key={query} onClick={() => onSearch(query)}>
          Buscar sem {without.map((word) => `“${word}”`).join(', ')}
        </Button>
      ))}
    </div>
  )
}

/** A person in the results, with a follow button except for the reader's own profile. */
function UserCard({ user }: { user: Profile }) {
  return (
    <article aria-label={user.display_name} className="search-person" style={authorityRule(user.authority)}>
      <Avatar name={user.display_name} src={user.avatar_url} />
      <Who user={user} />
      <FollowButton person={user} />
    </article>
  )
}

/** People in one row that scrolls sideways, so that the other results stay near the top. */
function PeopleRow({ people }: { people: readonly Profile[] }) {
  return (
    <div className="search-people">
      {people.map((user) => (
        <article key={user.id} aria-label={user.display_name}>
          <div>
            <Avatar name={user.display_name} src={user.avatar_url} size="sm" />
            <Who user={user} />
          </div>
          <FollowButton person={user} />
        </article>
      ))}
    </div>
  )
}

function Who({ user }: { user: Profile }) {
  return (
    <div className="search-who">
      <Link to={paths.user.href({ username: user.username })}>
        <Highlighted text={user.display_name} />
      </Link>
      <div className="search-handle">
        <span>
          @<Highlighted text={user.username} />
        </span>
        <AuthorityBadge person={user} />
      </div>
      {user.bio && (
        <p className="search-about clamped">
          <Highlighted text={user.bio} />
        </p>
      )}
    </div>
  )
}

interface NewsletterCardProps {
  newsletter: Newsletter
  /** The issue that matched, if title and description did not. */
  issue: IssueMatch | undefined
}

function NewsletterCard({ newsletter, issue }: NewsletterCardProps) {
  const { handle, title, description, is_paid, price_cents } = newsletter
  return (
    <article aria-label={title} className="search-newsletter">
      <div>
        <h3>
          <Link to={paths.newsletter.href({ handle })}>
            <Highlighted text={title} />
          </Link>
        </h3>
        <PlainBadge tone={is_paid ? 'gold' : 'subtle'}>{is_paid ? pricePerMonth(price_cents) : 'Grátis'}</PlainBadge>
      </div>
      <p className="search-handle">
        <Highlighted text={handle} />
      </p>
      <p className="search-about clamped">
        <Highlighted text={description} />
      </p>
      {issue && (
        <p className="search-issue">
          Na edição{' '}
          <Link to={paths.issue.href({ handle, issueId: issue.issue_id })}>
            <Highlighted text={issue.title} />
          </Link>
        </p>
      )}
    </article>
  )
}
