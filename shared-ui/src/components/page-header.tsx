import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from './portuguese-chakra'

export interface PageHeaderProps {
  title: ReactNode
  /** Small capitals above the title. */
  eyebrow?: ReactNode
  description?: ReactNode
  /** Where `Voltar` leads; absent: no way back shown. */
  back?: { href: string; label: string }
  /** Buttons at the right. */
  actions?: ReactNode
  /** Below the title, within the hairline: tabs, filters. */
  children?: ReactNode
}

/** Head of a page: its `h1` takes the focus after a route change (it is focusable by program only). */
export function PageHeader({ title, eyebrow, description, back, actions, children }: PageHeaderProps) {
  return (
    <Box as="header" px={4} pt={4} pb={children ? 0 : 4} borderBottom="1px solid" borderColor="border">
      <Flex align="center" gap={2} wrap="wrap">
        {/* The actions wrap below a long title; the way back stays beside it. */}
        <Flex flex="1 1 auto" minW={0} align="center" gap={2}>
          {back && (
            <IconButton
              as={Link}
              to={back.href}
              aria-label={back.label}
              icon={<ArrowLeft size={20} aria-hidden />}
              ms={-3}
            />
          )}
          <Box flex="1 1 auto" minW={0}>
            {eyebrow && (
              <Text textStyle="smallCaps" color="fg.subtle">
                {eyebrow}
              </Text>
            )}
            <Heading as="h1" size="lg" tabIndex={-1}>
              {title}
            </Heading>
          </Box>
        </Flex>
        {actions && (
          <Flex gap={2} wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {description && (
        <Text color="fg.muted" mt={1} maxW="measure">
          {description}
        </Text>
      )}
      {children && <Box mt={3}>{children}</Box>}
    </Box>
  )
}
