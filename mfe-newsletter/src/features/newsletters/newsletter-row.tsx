import { paths } from '@ementa/contracts'
import { Box, compactNumber, counted, Flex, Heading, plural, pricePerMonth, Text, TimeAgo } from '@ementa/ui'
import { memo } from 'react'
import { ListRow, RowLink } from '../../shared/rows/row-link'
import { SubscribeButton } from '../../shared/subscription/subscribe-button'
import { SIMULATED_PAYMENT } from '../../shared/subscription/texts'
import { useSubscriberCount } from '../../shared/subscription/use-subscriber-count'
import type { NewsletterEntry } from './use-newsletters'

/** One newsletter of the list. The whole row leads to it; the button is above that link. */
export const NewsletterRow = memo(function NewsletterRow({ entry }: { entry: NewsletterEntry }) {
  const { newsletter } = entry
  return (
    <ListRow>
      <Flex gap={4} align={{ base: 'stretch', sm: 'flex-start' }} direction={{ base: 'column', sm: 'row' }}>
        <Box flex={1} minW={0} overflowWrap="anywhere">
          <Heading as="h2" size="sm" fontFamily="heading" fontSize="lg" lineHeight={1.25}>
            <RowLink to={paths.newsletter.href({ handle: newsletter.handle })}>{newsletter.title}</RowLink>
          </Heading>
          <Facts entry={entry} />
          <Text color="fg.muted" fontSize="sm" mt={2} noOfLines={3} maxW="measure">
            {newsletter.description}
          </Text>
          <Latest entry={entry} />
          {newsletter.is_paid && (
            <Text textStyle="meta" mt={1}>
              {SIMULATED_PAYMENT}
            </Text>
          )}
        </Box>
        <Box position="relative" zIndex={1}>
          <SubscribeButton newsletter={newsletter} size="sm" hideNote />
        </Box>
      </Flex>
    </ListRow>
  )
})

/** Set large at the head of the list: the newsletter with the most subscribers. */
export function FeaturedCard({ entry }: { entry: NewsletterEntry }) {
  const { newsletter } = entry
  return (
    <Box
      as="section"
      aria-label="Newsletter em destaque"
      px={4}
      py={{ base: 3, md: 6 }}
      bg="bg.sunken"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box
        as="article"
        position="relative"
        bg="bg.surface"
        borderTop="3px solid"
        borderTopColor="brand.fg"
        border="1px solid"
        borderColor="border"
        px={{ base: 4, md: 6 }}
        py={5}
        textAlign="center"
        overflowWrap="anywhere"
      >
        <Text textStyle="smallCaps" color="brand.fg">
          Em destaque
        </Text>
        <Heading as="h2" size="xl" fontSize={{ base: 'xl', md: '2xl' }} lineHeight={1.15} mt={2}>
          <RowLink to={paths.newsletter.href({ handle: newsletter.handle })}>{newsletter.title}</RowLink>
        </Heading>
        <Box borderBottom="1px solid" borderColor="fg" w="48px" mx="auto" my={3} />
        <Text fontFamily="heading" color="fg.muted" maxW="52ch" mx="auto" noOfLines={4}>
          {newsletter.description}
        </Text>
        <Box mt={3}>
          <Facts entry={entry} justify="center" />
          <Latest entry={entry} />
        </Box>
        <Box position="relative" zIndex={1} mt={4}>
          <SubscribeButton newsletter={newsletter} />
        </Box>
      </Box>
    </Box>
  )
}

/** The last issue that went out. */
function Latest({ entry: { latest } }: { entry: NewsletterEntry }) {
  if (!latest) return null
  return (
    <Text textStyle="meta" mt={1} noOfLines={2}>
      Última edição, <TimeAgo iso={latest.at} />: {latest.subject}
    </Text>
  )
}

function Facts({ entry, justify }: { entry: NewsletterEntry; justify?: string }) {
  const { newsletter, owner } = entry
  const readers = useSubscriberCount(newsletter.id, entry.subscribers)
  return (
    <Flex wrap="wrap" align="center" columnGap={3} rowGap={1} mt={1} fontSize="xs" color="fg.subtle" justify={justify}>
      {owner && <span>por {owner.display_name}</span>}
      <Box as="span" fontWeight={600} color={newsletter.is_paid ? 'gold' : 'success'} whiteSpace="nowrap">
        {pricePerMonth(newsletter.price_cents)}
      </Box>
      <span title={counted(readers, 'assinante', 'assinantes')}>
        {compactNumber(readers)} {plural(readers, 'assinante', 'assinantes')}
      </span>
    </Flex>
  )
}
