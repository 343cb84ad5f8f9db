import { paths } from '@ementa/contracts'
import type { RouteObject } from '@ementa/ui/router'
import { lazy } from 'react'

const ABTestPage = lazy(() => import('./features/abtest/abtest-page'))
const CreatePage = lazy(() => import('./features/create/create-page'))
const DetailPage = lazy(() => import('./features/detail/detail-page'))
const IssuePage = lazy(() => import('./features/reader/issue-page'))
const ListPage = lazy(() => import('./features/list/list-page'))
const NewIssuePage = lazy(() => import('./features/new-issue/new-issue-page'))
const EditorPage = lazy(() => import('./features/editor/editor-page'))
const SchedulePage = lazy(() => import('./features/schedule/schedule-page'))

/** The paths this remote owns, as remote.json lists them; each page is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: paths.newsletters.pattern, element: <ListPage /> },
  { path: paths.newsletterCreate.pattern, element: <CreatePage /> },
  { path: paths.newsletter.pattern, element: <DetailPage /> },
  { path: paths.newsletterSchedule.pattern, element: <SchedulePage /> },
  { path: paths.newsletterABTest.pattern, element: <ABTestPage /> },
  { path: paths.issue.pattern, element: <IssuePage /> },
  { path: paths.issueNew.pattern, element: <NewIssuePage /> },
  { path: paths.issueEdit.pattern, element: <EditorPage /> },
]
