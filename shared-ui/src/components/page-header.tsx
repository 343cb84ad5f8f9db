import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../routing/link'
import { IconButton } from './portuguese-chakra'

export interface PageHeaderProps {
  title: ReactNode
  /** Small capitals above the title. */
  eyebrow?: ReactNode
  description?: ReactNode
  /** Where `Voltar` leads; absent: no way back shown. `onClick` may go back in the history instead (`useWayBack`). */
  back?: { href: string; label: string; onClick?: (event: MouseEvent) => void }
  /** Buttons at the right. */
  actions?: ReactNode
  /** The actions are wider than a phone leaves beside a title: there they have a line of their own, below the description. */
  hasWideActions?: boolean
  /** On a phone the title wraps beside the actions, in smaller letters, before they wrap below it. */
  hasLongTitle?: boolean
  /** Below the title, within the hairline: tabs, filters. */
  children?: ReactNode
}

/** Smaller on the narrowest phones: title and actions in one line. */
const PHONE_TITLE = 'clamp(1.3rem, 6.4vw, 1.5625rem)'

/** Head of a page: its `h1` takes the focus after a route change (it is focusable by program only). */
export function PageHeader({
  title,
  eyebrow,
  description,
  back,
  actions,
  hasWideActions,
  hasLongTitle,
  children,
}: PageHeaderProps) {
  return (
    <Box
      as="header"
      px={4}
      pt={{ base: 2, md: 4 }}
      pb={children ? 0 : { base: 2, md: 4 }}
      borderBottom="1px solid"
      borderColor="border"
    >
      <Flex align="center" columnGap={2} rowGap={1} wrap="wrap">
        {/* The actions wrap below a long title; the way back stays beside it. */}
        {/* As high as a button: the title is at the same height on every page, with actions and without. */}
        <Flex
          flex={{ base: hasLongTitle ? '1 1 0' : '1 1 auto', md: '1 1 auto' }}
          minW={0}
          minH="44px"
          align="center"
          gap={2}
        >
          {back && (
            <IconButton
              as={Link}
              to={back.href}
              onClick={back.onClick}
              aria-label={back.label}
              icon={<ArrowLeft size={20} aria-hidden />}
              ms={-3}
            />
          )}
          <Box flex="1 1 auto" minW={0}>
            {/* Takes no height of its own: the title is where it is on pages without an eyebrow. */}
            {eyebrow && (
              <Text textStyle="smallCaps" color="fg.subtle" lineHeight={1} mt="-1em" noOfLines={1}>
                {eyebrow}
              </Text>
            )}
            <Heading as="h1" size="lg" fontSize={{ base: hasLongTitle ? 'lg' : PHONE_TITLE, md: 'xl' }} tabIndex={-1}>
              {title}
            </Heading>
          </Box>
        </Flex>
        {description && (
          <Box flexBasis="100%" order={{ base: hasWideActions ? 0 : 2, md: 2 }}>
            <Text
              color="fg.muted"
              maxW="measure"
              fontSize={{ base: 'sm', md: 'md' }}
              lineHeight={{ base: 1.35, md: 1.5 }}
            >
              {description}
            </Text>
          </Box>
        )}
        {actions && (
          <Flex gap={2} wrap="wrap" order={1} mt={hasWideActions ? { base: 3, md: 0 } : 0}>
            {actions}
          </Flex>
        )}
      </Flex>
      {children && <Box mt={{ base: 1, md: 3 }}>{children}</Box>}
    </Box>
  )
}
