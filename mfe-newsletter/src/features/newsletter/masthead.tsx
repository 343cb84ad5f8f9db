import { newsletterShareUrl, type Outputs, paths, productAddress } from '@ementa/contracts'
import {
  AuthorityBadge,
  Box,
  Button,
  counted,
  Flex,
  Heading,
  IconButton,
  pricePerMonth,
  share,
  Text,
  TextLink,
  useServices,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { ArrowLeft, Info, Share2 } from 'lucide-react'
import { SampleNote } from '../../shared/notices/sample-note'
import { SubscribeButton } from '../../shared/subscription/subscribe-button'
import { SIMULATED_PAYMENT } from '../../shared/subscription/texts'
import { useSubscriberCount } from '../../shared/subscription/use-subscriber-count'
import { UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE } from './texts'

type MastheadProps = Outputs['newsletters']['get'] & { isOwner: boolean }

/** The head of the newsletter's page, set like the front page of a periodical. */
export function Masthead({ newsletter, owner, subscribers, isSample, isOwner }: MastheadProps) {
  const services = useServices()
  const { handle, title } = newsletter
  const readers = useSubscriberCount(newsletter.id, subscribers)
  return (
    <Box
      as="header"
      px={4}
      pt={{ base: 1, md: 3 }}
      pb={{ base: 4, md: 6 }}
      borderBottom="1px solid"
      borderColor="border"
    >
      <Flex justify="space-between" align="center" mx={-2}>
        <Button
          as={Link}
          to={paths.newsletters.href()}
          variant="ghost"
          leftIcon={<ArrowLeft size={18} aria-hidden />}
          px={2}
        >
          Newsletters
        </Button>
        <IconButton
          aria-label="Compartilhar newsletter"
          icon={<Share2 size={18} aria-hidden />}
          onClick={() => void share(services, { title, url: newsletterShareUrl(productAddress(), handle) })}
        />
      </Flex>
      <Box textAlign="center" mt={{ base: 1, md: 2 }} pt={{ base: 3, md: 5 }} borderTop="3px double" borderColor="fg">
        <Heading as="h1" fontSize={{ base: '2xl', md: '3xl' }} lineHeight={1.1} tabIndex={-1}>
          {title}
        </Heading>
        {newsletter.masthead && (
          <Text mt={2} fontFamily="heading" fontStyle="italic" color="fg.muted">
            {newsletter.masthead}
          </Text>
        )}
        {owner && (
          <Flex justify="center" align="center" wrap="wrap" columnGap={2} mt={3} fontSize="sm" color="fg.muted">
            <span>
              por{' '}
              <TextLink as={Link} to={paths.user.href({ username: owner.username })} color="fg" fontWeight={600}>
                {owner.display_name}
              </TextLink>
            </span>
            <AuthorityBadge person={owner} />
          </Flex>
        )}
      </Box>
      <Flex
        justify="center"
        align="center"
        wrap="wrap"
        columnGap={4}
        rowGap={1}
        mt={{ base: 3, md: 4 }}
        py={{ base: 1, md: 2 }}
        borderBlock="1px solid"
        borderColor="border"
        textStyle="smallCaps"
        color="fg.subtle"
      >
        <Box
          as="span"
          color={newsletter.is_paid ? 'gold' : 'success'}
          textTransform="none"
          fontSize="sm"
          letterSpacing={0}
        >
          {pricePerMonth(newsletter.price_cents)}
        </Box>
        <span>{readers === 0 ? 'ainda sem assinantes' : counted(readers, 'assinante', 'assinantes')}</span>
        {isSample && <SampleNote />}
      </Flex>
      <Text fontFamily="heading" fontSize="1.0625rem" lineHeight={1.55} textAlign="center" mt={4} mx="auto" maxW="52ch">
        {newsletter.description}
      </Text>
      <Flex justify="center" gap={2} mt={{ base: 3, md: 5 }} wrap="wrap">
        {!isOwner && <SubscribeButton newsletter={newsletter} hideNote />}
        <Button
          variant="ghost"
          leftIcon={<Info size={18} aria-hidden />}
          onClick={() => services.toast.info(UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE)}
        >
          Detalhes
        </Button>
      </Flex>
      {newsletter.is_paid && !isOwner && (
        <Text textStyle="meta" textAlign="center" mt={2}>
          {SIMULATED_PAYMENT}
        </Text>
      )}
    </Box>
  )
}
