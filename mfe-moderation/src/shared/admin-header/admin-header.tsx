import { paths } from '@ementa/contracts'
import { PageHeader } from '@ementa/ui'
import { NavLink } from '@ementa/ui/router'
import { memo, type ReactNode } from 'react'
import styles from './admin-header.module.css'

const SECTIONS = [
  { label: 'Moderação', href: paths.moderation.href() },
  { label: 'Usuários', href: paths.moderationUsers.href() },
  { label: 'Logs', href: paths.moderationLogs.href() },
]

interface AdminHeaderProps {
  title: string
  /**
   * Must be the same element at every render, so that the header does not re-render when a filter changes the list
   * below.
   */
  actions?: ReactNode
}

/**
 * Header of the three admin pages. Visitors admitted by the guard may lack navigation entries; it links to the pages.
 */
export const AdminHeader = memo(function AdminHeader({ title, actions }: AdminHeaderProps) {
  return (
    <PageHeader eyebrow="Administração" title={title} actions={actions} hasWideActions>
      <nav aria-label="Seções da administração" className={styles.sections}>
        {SECTIONS.map(({ label, href }) => (
          <NavLink key={href} to={href}>
            {label}
          </NavLink>
        ))}
      </nav>
    </PageHeader>
  )
})
