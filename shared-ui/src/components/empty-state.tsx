import { Flex, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from '../routing/link'
import { Illustration, type IllustrationName } from './illustrations'
import { Button } from './portuguese-chakra'

export interface EmptyStateProps {
  illustration: IllustrationName
  /** One sentence. */
  title: string
  /** Set when the customer fixed an English text. */
  titleLang?: string
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  description?: ReactNode
  action?: { label: string; href?: string; onClick?: () => void }
  children?: ReactNode
}

/** Nothing here: a drawing, a sentence in serif, one thing to do. */
export function EmptyState({
  illustration,
  title,
  titleLang,
  titleAs = 'h2',
  description,
  action,
  children,
}: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" px={6} py={14} gap={3} maxW="440px" mx="auto">
      <Illustration name={illustration} />
      <Heading as={titleAs} size="md" mt={2} lang={titleLang} tabIndex={titleAs === 'h1' ? -1 : undefined}>
        {title}
      </Heading>
      {description && (
        <Text color="fg.muted" maxW="100%" overflowWrap="anywhere" sx={{ textWrap: 'balance' }}>
          {description}
        </Text>
      )}
      {action?.href && (
        <Button as={Link} to={action.href} variant="solid" mt={2}>
          {action.label}
        </Button>
      )}
      {action?.onClick && (
        <Button variant="solid" mt={2} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {children}
    </Flex>
  )
}
