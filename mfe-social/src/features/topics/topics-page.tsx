import { ANSWER_LIMIT, paths, type Tag } from '@ementa/contracts'
import {
  Badge,
  Box,
  Button,
  Column,
  counted,
  EmptyState,
  Flex,
  Heading,
  LinkBox,
  LinkOverlay,
  List,
  ListItem,
  PageHeader,
  ReadView,
  Section,
  SimpleGrid,
  Skeleton,
  Text,
  useMediaQuery,
  usePageTitle,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { usePopularTags } from '../../shared/tags/use-popular-tags'
import { EMERGING_TOPICS } from './emerging-topics'
import { FollowTagButton } from './follow-tag-button'

const TITLE = 'Explorar Temas'

/** The popular tags as a grid, each leading to its search (spec §2 Topics). */
export default function TopicsPage() {
  usePageTitle(TITLE)
  const isMobile = useMediaQuery('mobile')
  return (
    <Column width="wide">
      <PageHeader
        title={TITLE}
        description={isMobile ? undefined : 'Siga um tema para ler o que se publica sobre ele em Tags Seguidas.'}
        actions={
          <Button as={Link} to={paths.law.href()} px={{ base: 2, md: 4 }}>
            Lei em debate
          </Button>
        }
      />
      <Section title="Temas mais publicados">
        <PopularTags />
      </Section>
      <Section title="Temas emergentes" actions={<Badge>Dados de exemplo</Badge>} borderBottom="none">
        <List spacing={0}>
          {EMERGING_TOPICS.map(({ topic, about }) => (
            <ListItem key={topic} py={3} borderTop="1px solid" borderColor="border">
              <Text fontFamily="heading" fontWeight={600}>
                {topic}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {about}
              </Text>
            </ListItem>
          ))}
        </List>
      </Section>
    </Column>
  )
}

function PopularTags() {
  return (
    <ReadView
      read={usePopularTags()}
      skeleton={<TopicsSkeleton />}
      failed="Erro ao carregar os temas"
      isEmpty={({ tags }) => tags.length === 0}
      empty={<EmptyState illustration="drawer" title="Nenhum tema publicado ainda" />}
    >
      {({ tags, counts }) => (
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} spacing={3}>
          {tags.map((tag) => (
            <Topic key={tag.id} tag={tag} count={Object.hasOwn(counts, tag.slug) ? (counts[tag.slug] ?? 0) : 0} />
          ))}
        </SimpleGrid>
      )}
    </ReadView>
  )
}

function TopicsSkeleton() {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} spacing={3} aria-busy>
      {Array.from({ length: ANSWER_LIMIT.popularTagsInFeed }, (_, index) => `tema-${index}`).map((key) => (
        <Skeleton key={key} h="76px" borderRadius="md" />
      ))}
    </SimpleGrid>
  )
}

function Topic({ tag, count }: { tag: Tag; count: number }) {
  return (
    <LinkBox
      as="li"
      bg="bg.surface"
      border="1px solid"
      borderColor="border"
      borderTop="2px solid"
      borderTopColor="fg"
      px={3}
      py={3}
      _hover={{ borderTopColor: 'brand.fg' }}
    >
      <Flex align="center" wrap="wrap" columnGap={3} minH="44px">
        <Box flex="1 1 8rem" minW={0}>
          <Heading as="h3" size="sm" noOfLines={2}>
            <LinkOverlay as={Link} to={paths.search.href({ tag: tag.slug })}>
              {tag.label}
            </LinkOverlay>
          </Heading>
          <Text fontSize="xs" color="fg.subtle">
            {counted(count, 'publicação', 'publicações')}
          </Text>
        </Box>
        <Box position="relative" zIndex={1}>
          <FollowTagButton slug={tag.slug} />
        </Box>
      </Flex>
    </LinkBox>
  )
}
