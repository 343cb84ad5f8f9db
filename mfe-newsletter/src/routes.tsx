import { paths } from '@ementa/contracts'
import { newslettersQuery } from '@ementa/ui/data'
import { type FirstReads, lazyPage, matchPath, type RouteObject } from '@ementa/ui/router'
import { newsletterQuery } from './shared/newsletters/queries'
import { OwnerGate } from './shared/owner-guard/owner-gate'

/** First reads of a newsletter's page. */
const newsletterReads: FirstReads = ({ pathname }) => {
  const handle = matchPath(paths.newsletter.pattern, pathname)?.params.handle
  return handle === undefined ? [] : [newsletterQuery({ handle })]
}

/** The filters of the address choose from all newsletters, in the page. */
const newslettersReads: FirstReads = () => [newslettersQuery()]

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
  { path: paths.issue.pattern, element: <IssuePage /> },
  {
    element: <OwnerGate />,
    children: [
      { path: paths.newsletterSchedule.pattern, element: <SchedulePage /> },
      { path: paths.newsletterABTest.pattern, element: <ABTestsPage /> },
      { path: paths.newsletterSettings.pattern, element: <SettingsPage /> },
      { path: paths.issueNew.pattern, element: <EditorPage /> },
      { path: paths.issueEdit.pattern, element: <EditorPage /> },
    ],
  },
]
