import { paths } from '@ementa/contracts'
import { lazyPage, type RouteObject } from '@ementa/ui/router'
import { profileReads } from './features/profile/first-reads'

const ProfilePage = lazyPage(() => import('./features/profile/profile-page'), profileReads, ['social/post-card'])
const NotificationsPage = lazyPage(() => import('./features/notifications/notifications-page'))
const AccessibilityPage = lazyPage(() => import('./features/accessibility/accessibility-page'))
const NotificationSettingsPage = lazyPage(() => import('./features/notification-settings/notification-settings-page'))
const PrivacySettingsPage = lazyPage(() => import('./features/privacy-settings/privacy-settings-page'))

/** The routes of this remote, as remote.json lists them. Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: paths.profile.pattern, element: <ProfilePage /> },
  { path: paths.user.pattern, element: <ProfilePage /> },
  { path: paths.notifications.pattern, element: <NotificationsPage /> },
  { path: paths.notificationSettings.pattern, element: <NotificationSettingsPage /> },
  { path: paths.privacySettings.pattern, element: <PrivacySettingsPage /> },
  { path: paths.accessibility.pattern, element: <AccessibilityPage /> },
]
