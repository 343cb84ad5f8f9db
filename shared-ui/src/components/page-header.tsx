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
  /** Below the title, within the hairline: tabs, filters. */
  children?: ReactNode
}

/** Head of a page: its `h1` takes the focus after a route change (it is focusable by program only). */
export function PageHeader({ title, eyebrow, description, back, actions, hasWideActions, children }: PageHeaderProps) {
  return (
    <Box as="header" px={4} pt={4} pb={children ? 0 : 4} borderBottom="1px solid" borderColor="border">
      <Flex align="center" columnGap={2} rowGap={1} wrap="wrap">
        {/* The actions wrap below a long title; the way back stays beside it. */}
        {/* As high as a button: the title is at the same height on every page, with actions and without. */}
        <Flex flex="1 1 auto" minW={0} minH="44px" align="center" gap={2}>
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
            <Heading as="h1" size="lg" tabIndex={-1}>
              {title}
            </Heading>
          </Box>
        </Flex>
        {description && (
          <Box flexBasis="100%" order={{ base: hasWideActions ? 0 : 2, md: 2 }}>
            <Text color="fg.muted" maxW="measure">
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
      {children && <Box mt={3}>{children}</Box>}
    </Box>
  )
}
