import { paths } from '@ementa/contracts'
import { lazyPage, type RouteObject } from '@ementa/ui/router'
import { newsletterReads } from './features/newsletter/first-reads'
import { newslettersReads } from './features/newsletters/first-reads'

const ABTestsPage = lazyPage(() => import('./features/ab-tests/ab-tests-page'))
const CreatePage = lazyPage(() => import('./features/create/create-page'))
const NewsletterPage = lazyPage(() => import('./features/newsletter/newsletter-page'), newsletterReads)
const IssuePage = lazyPage(() => import('./features/issues/issue-page'))
const NewslettersPage = lazyPage(() => import('./features/newsletters/newsletters-page'), newslettersReads)
const EditorPage = lazyPage(() => import('./features/edit/editor-page'))
const SchedulePage = lazyPage(() => import('./features/schedule/schedule-page'))
const SettingsPage = lazyPage(() => import('./features/settings/settings-page'))

/** The paths this remote owns, as remote.json lists them; each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: paths.newsletters.pattern, element: <NewslettersPage /> },
  { path: paths.newsletterCreate.pattern, element: <CreatePage /> },
  { path: paths.newsletter.pattern, element: <NewsletterPage /> },
  { path: paths.newsletterSchedule.pattern, element: <SchedulePage /> },
  { path: paths.newsletterABTest.pattern, element: <ABTestsPage /> },
  { path: paths.newsletterSettings.pattern, element: <SettingsPage /> },
  { path: paths.issue.pattern, element: <IssuePage /> },
  { path: paths.issueNew.pattern, element: <EditorPage /> },
  { path: paths.issueEdit.pattern, element: <EditorPage /> },
]
