import { paths } from '@ementa/contracts'
import { Box, Flex, PageHeader } from '@ementa/ui'
import { NavLink } from '@ementa/ui/router'
import { memo, type ReactNode } from 'react'

const SECTIONS = [
  { label: 'Moderação', href: paths.moderation.href() },
  { label: 'Usuários', href: paths.moderationUsers.href() },
  { label: 'Logs', href: paths.moderationLogs.href() },
]

const link = {
  px: 4,
  minH: '44px',
  alignItems: 'center',
  fontSize: 'sm',
  fontWeight: 600,
  color: 'fg.muted',
  borderBottom: '2px solid',
  borderColor: 'transparent',
  _hover: { color: 'fg' },
  _activeLink: { color: 'brand.fg', borderColor: 'brand.fg' },
}

interface AdminHeaderProps {
  title: string
  /** Hand over the same element at every render: the head does not re-render when a filter changes the list below it. */
  actions?: ReactNode
}

/** Head of the three admin pages. Whom the guard admits may see no entries in the navigation (P-4): these links are their way. */
export const AdminHeader = memo(function AdminHeader({ title, actions }: AdminHeaderProps) {
  return (
    <PageHeader eyebrow="Administração" title={title} actions={actions} hasWideActions>
      <Flex as="nav" aria-label="Seções da administração" mx={-4} overflowX="auto">
        {SECTIONS.map(({ label, href }) => (
          <Box key={href} as={NavLink} to={href} display="inline-flex" {...link}>
            {label}
          </Box>
        ))}
      </Flex>
    </PageHeader>
  )
})
