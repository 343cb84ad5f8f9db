import { paths } from '@ementa/contracts'
import { IconButton, useServices } from '@ementa/ui'
import { useNavigate } from '@ementa/ui/router'
import { MessageSquareQuote } from 'lucide-react'

/** Opens a new post that quotes the issue. */
export function QuoteButton({ issueId }: { issueId: string }) {
  const { session } = useServices()
  const navigate = useNavigate()
  return (
    <IconButton
      aria-label="Citar em uma publicação"
      icon={<MessageSquareQuote size={20} aria-hidden />}
      onClick={() => session.require(() => void navigate(paths.compose.href({ quote: `issue:${issueId}` })))}
    />
  )
}
