import { Box, Button, EmptyState, Flex, Heading } from '@ementa/ui'
import type { ReactNode } from 'react'
import { HighlightQuery } from '../post-body/highlighted'
import PostCard from '../post-card/post-card'
import { NewsletterCard } from './newsletter-card'
import type { SearchTab } from './search-state'
import type { FoundThings } from './use-search'
import { UserCard } from './user-card'

export interface ResultsProps {
  found: FoundThings
  query: string
  tab: SearchTab
  onTab: (tab: SearchTab) => void
  hasFilters: boolean
  onClearFilters: () => void
}

/** What was found: in `Tudo` a section for each kind, in the other tabs the one kind. */
export function Results({ found, query, tab, onTab, hasFilters, onClearFilters }: ResultsProps) {
  const { posts, users, newsletters, authors } = found
  const people = new Map(authors.map((author) => [author.id, author]))
  if (posts.length + users.length + newsletters.length === 0) {
    return (
      <EmptyState
        illustration="drawer"
        title="Nenhum resultado encontrado"
        description={
          hasFilters
            ? `Nada para “${query}” com os filtros escolhidos.`
            : `Nada para “${query}”. Tente outra palavra ou um tema.`
        }
        action={hasFilters ? { label: 'Limpar filtros', onClick: onClearFilters } : undefined}
      />
    )
  }
  const kinds: { id: SearchTab; title: string; items: ReactNode[] }[] = [
    {
      id: 'posts',
      title: 'Posts',
      items: posts.map((post) => <PostCard key={post.id} post={post} author={people.get(post.author_id) ?? null} />),
    },
    { id: 'users', title: 'Pessoas', items: users.map((user) => <UserCard key={user.id} user={user} />) },
    {
      id: 'newsletters',
      title: 'Newsletters',
      items: newsletters.map((newsletter) => <NewsletterCard key={newsletter.id} newsletter={newsletter} />),
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
              .map(({ id, title, items }) => (
                <Box as="section" key={id} aria-label={title}>
                  <Flex align="center" justify="space-between" px={4} pt={5} pb={1}>
                    <Heading as="h2" size="sm">
                      {title}
                    </Heading>
                    <Button variant="ghost" size="sm" onClick={() => onTab(id)} aria-label={`Ver mais em ${title}`}>
                      Ver mais
                    </Button>
                  </Flex>
                  {items}
                </Box>
              ))}
      </Box>
    </HighlightQuery>
  )
}
