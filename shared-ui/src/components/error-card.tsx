import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOnline } from '../services/context'
import { Button } from './portuguese-chakra'
import { UnsavedNote } from './unsaved-note'

export interface ErrorCardProps {
  /** The area it belongs to, in small capitals above the title. */
  eyebrow?: string
  /** What failed, in one sentence. */
  title: string
  titleLang?: string
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
  description?: ReactNode
  note?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  /** Pairs for the person who reports the failure: code, version. Folded. */
  details?: readonly (readonly [string, string])[]
  children?: ReactNode
}

/**
 * Something failed: what, why if known, and a way to try again. Offline, what could be tried again was never saved here,
 * and that is said in the one sentence that all pages use; cards with `details` are about the product itself.
 */
export function ErrorCard(props: ErrorCardProps) {
  return props.onRetry && !props.details ? <OnlineCard {...props} /> : <Card {...props} />
}

function OnlineCard(props: ErrorCardProps) {
  return useOnline() ? <Card {...props} /> : <UnsavedNote isPage={props.titleAs === 'h1'} />
}

function Card(props: ErrorCardProps) {
  const {
    eyebrow,
    title,
    titleLang,
    titleAs = 'h2',
    description,
    note,
    onRetry,
    retryLabel,
    isRetrying,
    details,
  } = props
  return (
    <Box
      role="alert"
      m={4}
      p={5}
      bg="bg.surface"
      border="1px solid"
      borderColor="border"
      borderInlineStart="3px solid"
      borderInlineStartColor="danger"
      borderRadius="md"
    >
      {eyebrow && (
        <Text textStyle="smallCaps" color="fg.subtle" mb={1}>
          {eyebrow}
        </Text>
      )}
      <Box display="flex" gap={3} alignItems="flex-start">
        <Box as={CircleAlert} aria-hidden boxSize="22px" color="danger" flexShrink={0} mt="2px" />
        <Box flex={1} minW={0}>
          <Heading as={titleAs} size="md" lang={titleLang} tabIndex={titleAs === 'h1' ? -1 : undefined}>
            {title}
          </Heading>
          {description && (
            <Text color="fg.muted" mt={1}>
              {description}
            </Text>
          )}
          {note && (
            <Text color="fg.muted" mt={2}>
              {note}
            </Text>
          )}
          {onRetry && (
            <Button mt={4} onClick={onRetry} isLoading={isRetrying} loadingText="Tentando…">
              {retryLabel ?? 'Tentar novamente'}
            </Button>
          )}
          {props.children}
          {details && details.length > 0 && <Details pairs={details} />}
        </Box>
      </Box>
    </Box>
  )
}

function Details({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <chakra.details mt={4} fontSize="xs" color="fg.muted">
      <chakra.summary
        cursor="pointer"
        display="inline-flex"
        alignItems="center"
        minH="44px"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        Detalhes técnicos
      </chakra.summary>
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap={4} rowGap={1}>
        {pairs.map(([term, value]) => (
          <Box key={term} display="contents">
            <chakra.dt color="fg.subtle">{term}</chakra.dt>
            <chakra.dd fontFamily="mono" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </chakra.details>
  )
}
