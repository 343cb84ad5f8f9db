import type { QuotedRef } from '@ementa/contracts'
import { Box, Button, Flex, Text, useSession } from '@ementa/ui'
import { X } from 'lucide-react'
import { memo } from 'react'
import AskedQuoted from '../../shared/quotes/asked-quoted'

interface QuotedAboveProps {
  quoted: QuotedRef
  onUnquote: () => void
}

/** What the post will quote, above the field of the own words. */
export const QuotedAbove = memo(function QuotedAbove({ quoted, onUnquote }: QuotedAboveProps) {
  const { user } = useSession()
  return (
    <Box as="section" aria-label="O que você cita" mb={4}>
      <Flex align="center" justify="space-between">
        <Text textStyle="smallCaps" color="fg.subtle">
          Você cita
        </Text>
        <Button variant="ghost" size="sm" minH="44px" leftIcon={<X size={16} aria-hidden />} onClick={onUnquote}>
          Retirar citação
        </Button>
      </Flex>
      <Box mt={-3}>
        <AskedQuoted quoted={quoted} viewer={user?.id ?? null} />
      </Box>
    </Box>
  )
})
