import { Box, lazySection, Tab, TabList, TabPanel, TabPanels, Tabs } from '@ementa/ui'
import { Suspense } from 'react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import { SendPanel } from './panels/send-panel'
import { SuggestionsPanel } from './panels/suggestions-panel'
import { TemplatesPanel } from './panels/templates-panel'

/** Its tab is seldom opened. */
const OwnTemplates = lazySection(() => import('./panels/own-templates'))

export const PANELS_ID = 'envio'

interface EditorPanelsProps {
  editing: IssueEditing
  owned: OwnedNewsletter
  /** Null until the rich-text chunk is there; then templates and suggestions have somewhere to go. */
  port: IssueTextPort | null
  onTest: () => void
}

/** Beside the text on a desk, below it on a phone. */
export function EditorPanels({ editing, owned, port, onTest }: EditorPanelsProps) {
  const apply = port && ((html: string) => port.replace({ html }))
  return (
    <Box
      as="aside"
      id={PANELS_ID}
      aria-label="Envio, modelos e sugestões"
      position={{ base: 'static', xl: 'sticky' }}
      top="calc(var(--ementa-header) + var(--ementa-page-bar))"
      maxH={{ xl: 'calc(100dvh - var(--ementa-header) - var(--ementa-page-bar) - 8px)' }}
      overflowY={{ xl: 'auto' }}
      // What scrolls cuts off the focus rings at its edges.
      px={{ xl: 1 }}
      mx={{ xl: -1 }}
      pt={{ base: 4, xl: 2 }}
      pb={6}
      maxW={{ base: 'reader', xl: 'none' }}
      w={{ base: '100%', xl: 'auto' }}
    >
      <Tabs isLazy lazyBehavior="keepMounted">
        <TabList>
          <Tab>Envio</Tab>
          <Tab>Modelos</Tab>
          <Tab>Sugestões</Tab>
        </TabList>
        <TabPanels>
          <TabPanel py={4}>
            <SendPanel editing={editing} owned={owned} onTest={onTest} />
          </TabPanel>
          <TabPanel py={4}>
            <TemplatesPanel editing={editing} onApply={apply} />
            <Suspense fallback={null}>
              <OwnTemplates editing={editing} newsletterId={owned.newsletter.id} onApply={apply} />
            </Suspense>
          </TabPanel>
          <TabPanel py={4}>
            <SuggestionsPanel onAdd={port ? port.append : null} />
          </TabPanel>
        </TabPanels>
      </Tabs>
    </Box>
  )
}
