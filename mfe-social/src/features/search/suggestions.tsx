import { tagName } from '@ementa/contracts'
import { Button } from '@ementa/ui'
import { SuggestedPerson, SuggestionIcon, SuggestionList } from '@ementa/ui/writing'
import { Clock, Hash } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Suggestion } from './use-suggestions'

interface SuggestionsProps {
  id: string
  suggestions: readonly Suggestion[]
  /** Index of the active suggestion; -1 for none. */
  active: number
  onChoose: (suggestion: Suggestion) => void
  onClear: () => void
}

/** The list of suggestions below the field. */
export default function Suggestions({ id, suggestions, active, onChoose, onClear }: SuggestionsProps) {
  const isRecent = suggestions[0]?.kind === 'recent'
  return (
    <div className="suggestions search-suggestions">
      {isRecent && (
        <div className="search-recent">
          <p className="small-caps">Buscas recentes</p>
          <Button size="sm" variant="ghost" onClick={onClear}>
            Limpar buscas recentes
          </Button>
        </div>
      )}
      <SuggestionList
        id={id}
        label={isRecent ? 'Buscas recentes' : 'Sugestões'}
        items={suggestions}
        active={active}
        onChoose={onChoose}
      >
        {faceOf}
      </SuggestionList>
    </div>
  )
}

function faceOf(suggestion: Suggestion): ReactNode {
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <SuggestionIcon icon={Clock} />
          <span className="suggestion-words">{suggestion.query}</span>
        </>
      )
    case 'tag':
      return (
        <>
          <SuggestionIcon icon={Hash} />
          <span className="suggestion-words">{tagName(suggestion.slug)}</span>
        </>
      )
    case 'user':
      return <SuggestedPerson name={suggestion.name} username={suggestion.username} avatarUrl={suggestion.avatarUrl} />
  }
}
