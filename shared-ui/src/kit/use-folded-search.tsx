import { Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../components/button'
import { useMediaQuery } from '../hooks/use-media-query'

interface FoldedSearch {
  /** The field is to be rendered. */
  isShown: boolean
  /** Button for the actions of the page's head; null where the field is always shown. */
  button: ReactNode
  /** Ref of the element that holds the field, which takes the focus once the button has shown it. */
  holder: (element: HTMLElement | null) => void
}

const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus()
const stay = () => undefined

/**
 * A list's own search on a phone: behind a button, so that the list begins near the top.
 * @param label name of the button
 * @param isActive something is searched for: the field is there from the first rendering
 */
export function useFoldedSearch(label: string, isActive: boolean): FoldedSearch {
  const isMobile = useMediaQuery('mobile')
  const [isOpen, setOpen] = useState(isActive)
  const [wasPressed, setPressed] = useState(false)
  const button = isMobile && (
    <IconButton
      aria-label={label}
      aria-expanded={isOpen}
      icon={
        <span className="folded-search" data-active={isActive && !isOpen ? '' : undefined}>
          <Search size={20} aria-hidden />
        </span>
      }
      onClick={() => {
        setOpen(!isOpen)
        setPressed(true)
      }}
    />
  )
  return { isShown: !isMobile || isOpen, button, holder: wasPressed ? focusField : stay }
}
