import { COUNT, type ContentSuggestion } from '@ementa/contracts'
import { Button, ChipRow, EmptyState, ReadView, Skeletons, TagChip } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Plus } from 'lucide-react'
import plain from '../../../shared/plain/plain.module.css'
import { contentSuggestionsQuery } from '../queries'
import styles from './panels.module.css'
import { suggestionHtml } from './suggestion-html'

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
