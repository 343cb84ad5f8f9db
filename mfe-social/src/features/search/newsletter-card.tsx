import { type IssueMatch, type Newsletter, paths } from '@ementa/contracts'
import { Badge, Box, Flex, pricePerMonth, Text } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Highlighted } from '../../shared/post-body/highlighted'

interface NewsletterCardProps {
  newsletter: Newsletter
  /** By which it was found, when it was not by title or description. */
  issue?: IssueMatch | undefined
}

export function NewsletterCard({ newsletter, issue }: NewsletterCardProps) {
  const { handle, title, description, is_paid, price_cents } = newsletter
  return (
    <Box as="article" aria-label={title} px={4} py={4} borderBottom="1px solid" borderColor="border">
      <Flex align="baseline" gap={3} justify="space-between">
        <Text as="h3" textStyle="title" fontSize="md">
          <Box
            as={Link}
            to={paths.newsletter.href({ handle })}
            display="inline-block"
            py="2px"
            _hover={{ textDecoration: 'underline' }}
          >
            <Highlighted text={title} />
          </Box>
        </Text>
        <Badge variant={is_paid ? 'gold' : 'subtle'} flexShrink={0} textTransform="none">
          {is_paid ? pricePerMonth(price_cents) : 'Grátis'}
        </Badge>
      </Flex>
      <Text fontSize="xs" color="fg.subtle">
        <Highlighted text={handle} />
      </Text>
      <Text fontSize="sm" color="fg.muted" mt={1} noOfLines={3}>
        <Highlighted text={description} />
      </Text>
      {issue && (
        <Text fontSize="sm" mt={1}>
          Na edição{' '}
          <Box
            as={Link}
            to={paths.issue.href({ handle, issueId: issue.issue_id })}
            color="link"
            textDecoration="underline"
          >
            <Highlighted text={issue.title} />
          </Box>
        </Text>
      )}
    </Box>
  )
}
