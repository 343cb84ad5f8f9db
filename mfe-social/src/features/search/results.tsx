import type { SearchAlternative } from '@ementa/contracts'
import { Box, Button, EmptyState, Flex, Heading } from '@ementa/ui'
import type { ReactNode } from 'react'
import PostCard from '../../shared/post-card/post-card'
import { HighlightQuery } from './highlight-query'
import { NewsletterCard } from './newsletter-card'
import type { SearchTab } from './search-state'
import type { FoundThings } from './use-search'
import { PeopleRow, UserCard } from './user-card'

export interface ResultsProps {
  found: FoundThings
  query: string
  tab: SearchTab
  onTab: (tab: SearchTab) => void
  hasFilters: boolean
  onClearFilters: () => void
  onSearch: (query: string) => void
}

/** What was found: in `Tudo` a section for each kind, in the other tabs the one kind. */
export function Results({ found, query, tab, onTab, hasFilters, onClearFilters, onSearch }: ResultsProps) {
  const { posts, users, newsletters, authors, issues, alternatives } = found
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
  // People first: they are few, and who looks for a name looks for them.
  const kinds: { id: SearchTab; title: string; items: ReactNode[]; row?: ReactNode }[] = [
    {
      id: 'users',
      title: 'Pessoas',
      items: users.map((user) => <UserCard key={user.id} user={user} />),
      row: <PeopleRow people={users} />,
    },
    {
      id: 'posts',
      title: 'Posts',
      items: posts.map((post) => <PostCard key={post.id} post={post} author={people.get(post.author_id) ?? null} />),
    },
    {
      id: 'newsletters',
      title: 'Newsletters',
      items: newsletters.map((newsletter) => (
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
      <Box
        sx={{
          mark: {
            bg: 'goldBg',
            color: 'inherit',
            borderRadius: '2px',
            boxShadow: '0 0 0 1px var(--chakra-colors-goldBg)',
          },
        }}
      >
        {tab !== 'all'
          ? kinds.find(({ id }) => id === tab)?.items
          : kinds
              .filter(({ items }) => items.length > 0)
              .map(({ id, title, items, row }) => (
                <Box as="section" key={id} aria-label={title}>
                  <Flex align="center" justify="space-between" px={4} pt={{ base: 0, md: 5 }} pb={1}>
                    <Heading as="h2" size="sm">
                      {title}
                    </Heading>
                    <Button variant="ghost" size="sm" onClick={() => onTab(id)} aria-label={`Ver mais em ${title}`}>
                      Ver mais
                    </Button>
                  </Flex>
                  {row ?? items}
                </Box>
              ))}
      </Box>
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

/** The same search without the word that is missing: `Buscar sem “fiança”`. */
function Alternatives({ alternatives, onSearch }: AlternativesProps) {
  return (
    <Flex wrap="wrap" gap={2} mt={4} justify="center">
      {alternatives.map(({ query, without }) => (
        <Button key={query} onClick={() => onSearch(query)} h="auto" minH="44px" py={2} whiteSpace="normal">
          Buscar sem {without.map((word) => `“${word}”`).join(', ')}
        </Button>
      ))}
    </Flex>
  )
}
