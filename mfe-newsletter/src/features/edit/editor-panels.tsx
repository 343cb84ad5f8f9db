import { lazyPart, MissingSection, Tab, TabList, TabPanel, TabPanels, Tabs } from '@ementa/ui'
import { Suspense } from 'react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import styles from './edit.module.css'
import { SendPanel } from './panels/send-panel'
import { SuggestionsPanel } from './panels/suggestions-panel'
import { TemplatesPanel } from './panels/templates-panel'

/** Its tab is seldom opened. */
const OwnTemplates = lazyPart(() => import('./panels/own-templates'), MissingSection)

export const PANELS_ID = 'envio'

interface EditorPanelsProps {
  editing: IssueEditing
  owned: OwnedNewsletter
  /** Null until the rich-text chunk has loaded; templates and suggestions need it. */
  port: IssueTextPort | null
  onTest: () => void
}

/** Panels beside the text on a wide page, below it on a phone. */
export function EditorPanels({ editing, owned, port, onTest }: EditorPanelsProps) {
  const apply = port && ((html: string) => port.replace({ html }))
  return (
    <aside className={styles.panels} id={PANELS_ID} aria-label="Envio, modelos e sugestões">
      <Tabs isLazy lazyBehavior="keepMounted">
        <TabList>
          <Tab>Envio</Tab>
          <Tab>Modelos</Tab>
          <Tab>Sugestões</Tab>
        </TabList>
        <TabPanels>
          <TabPanel className={styles.panel}>
            <SendPanel editing={editing} owned={owned} onTest={onTest} />
          </TabPanel>
          <TabPanel className={styles.panel}>
            <TemplatesPanel editing={editing} onApply={apply} />
            <Suspense fallback={null}>
              <OwnTemplates editing={editing} newsletterId={owned.newsletter.id} onApply={apply} />
            </Suspense>
          </TabPanel>
          <TabPanel className={styles.panel}>
            <SuggestionsPanel onAdd={port ? port.append : null} />
          </TabPanel>
        </TabPanels>
      </Tabs>
    </aside>
  )
}
