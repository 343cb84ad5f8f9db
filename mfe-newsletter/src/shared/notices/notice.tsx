import { Box, Flex, Text } from '@ementa/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface NoticeProps {
  icon: LucideIcon
  title: string
  children?: ReactNode
  actions?: ReactNode
  tone?: 'info' | 'warning'
}

/** A band above the text about something that needs a decision; it does not block writing. */
export function Notice({ icon, title, children, actions, tone = 'info' }: NoticeProps) {
  const [bg, color] = tone === 'info' ? ['link.subtle', 'link'] : ['warningBg', 'warning']
  return (
    <Flex as="section" aria-label={title} gap={3} p={3} bg={bg} borderRadius="md" align="flex-start" wrap="wrap">
      <Box as={icon} aria-hidden boxSize="20px" color={color} flexShrink={0} mt="2px" />
      <Box flex="1 1 14rem" minW={0}>
        <Text fontWeight={600} fontSize="sm" role="status">
          {title}
        </Text>
        {children && (
          <Text fontSize="sm" color="fg.muted" as="div">
            {children}
          </Text>
        )}
      </Box>
      {actions && (
        <Flex gap={2} wrap="wrap">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
