import { isolate, type Profile, paths } from '@ementa/contracts'
import { Box, EmptyState, ErrorCard, pricePerMonth, Row, Skeletons, Text, TextLink, useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'

/** The newsletters this person publishes. */
export function NewslettersTab({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const { api } = useServices()
  const read = useRead({ key: ['newsletters'], call: () => api.newsletters.listAll() })
  if (read.isLoading) return <Skeletons shape="row" label="Carregando as newsletters…" />
  if (!read.data) {
    return (
      <ErrorCard
        title="Não foi possível carregar as newsletters"
        titleAs="h3"
        onRetry={() => void read.refresh()}
        isRetrying={read.isValidating}
      />
    )
  }
  const published = read.data.newsletters.filter(({ owner_id }) => owner_id === profile.id)
  if (published.length === 0) {
    return isOwn ? (
      <EmptyState
        illustration="sheet"
        title="Você ainda não publica uma newsletter"
        description="Escreva com regularidade para quem quer acompanhar sua área."
        action={{ label: 'Criar newsletter', href: paths.newsletterCreate.href() }}
      />
    ) : (
      <EmptyState illustration="sheet" title={`${isolate(profile.display_name)} ainda não publica uma newsletter`} />
    )
  }
  return published.map((newsletter) => (
    <Row key={newsletter.id} alignItems="flex-start">
      <Box flex={1} minW={0}>
        <TextLink
          as={Link}
          to={paths.newsletter.href({ handle: newsletter.handle })}
          variant="plain"
          textStyle="title"
          display="inline-block"
          minH="28px"
        >
          {newsletter.title}
        </TextLink>
        <Text fontSize="sm" color="fg.muted" mt={1} noOfLines={3}>
          {newsletter.description}
        </Text>
      </Box>
      <Text textStyle="smallCaps" color="fg.subtle" pt={1} whiteSpace="nowrap">
        {newsletter.is_paid ? pricePerMonth(newsletter.price_cents) : 'Grátis'}
      </Text>
    </Row>
  ))
}
