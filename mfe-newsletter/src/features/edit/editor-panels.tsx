import { ANSWER_LIMIT, COUNT, type ContentSuggestion } from '@ementa/contracts'
import {
  Button,
  ChipRow,
  EmptyState,
  lazyPart,
  MissingSection,
  ReadView,
  Skeletons,
  Tab,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  TagChip,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { escapeMarkup } from '../../shared/issue-html/escape-markup'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import type { IssueTextPort } from '../../shared/rich-text/issue-text'
import styles from './panels/panels.module.css'
import { SendPanel } from './panels/send-panel'
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
            <Suspense>
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

const FAILED = 'Erro ao carregar sugestões'

/** Writes into the text; null while the editor is not there. */
type OnAdd = ((html: string) => void) | null

/** Ideas for the issue; `Adicionar` writes one at the end of the text. */
export function SuggestionsPanel({ onAdd }: { onAdd: OnAdd }) {
  const read = useRead(contentSuggestionsQuery())
  return (
    <ReadView
      read={read}
      skeleton={<Skeletons shape="line" count={3} />}
      failed={{ title: FAILED, titleAs: 'h3' }}
      // A failure in the background is not reported: there are suggestions to show.
      toast={read.data ? undefined : FAILED}
      isEmpty={({ suggestions }) => suggestions.length === 0}
      empty={<EmptyState illustration="sheet" title="Nenhuma sugestão por agora." titleAs="h3" />}
    >
      {({ suggestions }) => (
        <ul className={plain.list}>
          {suggestions.map((suggestion) => (
            <Suggestion key={suggestion.id} suggestion={suggestion} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </ReadView>
  )
}

function Suggestion({ suggestion, onAdd }: { suggestion: ContentSuggestion; onAdd: OnAdd }) {
  const { title, content, source, tags } = suggestion
  return (
    <li className={styles.suggestion}>
      <p className={`${plain.serif} ${styles.suggestionTitle}`}>{title}</p>
      <p className={`${plain.note} ${styles.below}`}>{content}</p>
      <p className={styles.source}>Fonte: {source}</p>
      <ChipRow className={styles.spaced}>
        {tags.slice(0, COUNT.tagsPerSuggestion).map((tag) => (
          <TagChip key={tag} tag={tag} />
        ))}
      </ChipRow>
      <Button
        className={styles.spaced}
        size="sm"
        leftIcon={<Plus size={16} aria-hidden />}
        aria-label={`Adicionar: ${title}`}
        isDisabled={onAdd === null}
        onClick={() => onAdd?.(suggestionHtml(suggestion))}
      >
        Adicionar
      </Button>
    </li>
  )
}

/** Returns the HTML that a suggestion adds to the text: title, text and source. */
export function suggestionHtml({
  title,
  content,
  source,
}: Pick<ContentSuggestion, 'title' | 'content' | 'source'>): string {
  return `<h2>${escapeMarkup(title)}</h2><p>${escapeMarkup(content)}</p><p><em>Fonte: ${escapeMarkup(source)}</em></p>`
}

/** Reads suggestions for the content of an issue. */
const contentSuggestionsQuery = query('contentSuggestions', (api) =>
  api.newsletters.suggestContent({ limit: ANSWER_LIMIT.contentSuggestions }),
)
