import { isolate, type Newsletter, type Profile, paths } from '@ementa/contracts'
import { Box, EmptyState, pricePerMonth, ReadView, Row, Skeletons, Text, TextLink } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { newslettersQuery } from '@ementa/ui/queries'
import { Link } from '@ementa/ui/router'

/** The newsletters this person publishes. */
export function NewslettersTab({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const read = useRead(newslettersQuery())
  const isPublished = ({ owner_id }: Newsletter) => owner_id === profile.id
  return (
    <ReadView
      read={read}
      skeleton={<Skeletons shape="line" label="Carregando as newsletters…" />}
      failed={{ title: 'Não foi possível carregar as newsletters', titleAs: 'h3' }}
      isEmpty={({ newsletters }) => !newsletters.some(isPublished)}
      empty={<NoNewsletters profile={profile} isOwn={isOwn} />}
    >
      {({ newsletters }) =>
        newsletters
          .filter(isPublished)
          .map((newsletter) => <NewsletterRow key={newsletter.id} newsletter={newsletter} />)
      }
    </ReadView>
  )
}

function NoNewsletters({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  if (!isOwn)
    return (
      <EmptyState illustration="sheet" title={`${isolate(profile.display_name)} ainda não publica uma newsletter`} />
    )
  return (
    <EmptyState
      illustration="sheet"
      title="Você ainda não publica uma newsletter"
      description="Escreva com regularidade para quem quer acompanhar sua área."
      action={{ label: 'Criar newsletter', href: paths.newsletterCreate.href() }}
    />
  )
}

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  return (
    <Row alignItems="flex-start">
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
  )
}
