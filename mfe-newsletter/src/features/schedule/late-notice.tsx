import type { NewsletterIssue } from '@ementa/contracts'
import { Box, Text } from '@ementa/ui'

/** Issues whose time passed while the app was closed: they went out at the next start, and that is said (P-13). */
export function LateNotice({ issues }: { issues: readonly NewsletterIssue[] }) {
  return (
    <Box role="status" bg="warningBg" borderBottom="1px solid" borderColor="border" px={4} py={3}>
      {issues.map(({ id, subject, title }) => (
        <Text key={id} fontSize="sm">
          <strong>“{subject || title}”: enviado com atraso.</strong> No horário marcado, o aplicativo estava fechado ou
          parado.
        </Text>
      ))}
    </Box>
  )
}
