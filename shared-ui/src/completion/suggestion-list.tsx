import { Avatar, Box, Text } from '@ementa/ui'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { suggestionId } from './suggestion-id'

export interface SuggestionListProps<Item extends { id: string }> {
  id: string
  label: string
  items: readonly Item[]
  /** The one the arrows have reached; -1 for none. */
  active: number
  onChoose: (item: Item) => void
  children: (item: Item) => ReactNode
}

/** The surface that suggestions lie on, below their field; it is within a positioned box. */
export const suggestionSurface = {
  position: 'absolute',
  insetX: 0,
  zIndex: 'dropdown',
  bg: 'bg.surface',
  border: '1px solid',
  borderColor: 'border.control',
  borderRadius: 'md',
  boxShadow: 'overlay',
  overflow: 'hidden',
} as const

/** The list box of a combobox: the focus stays in the field, the arrows move through the list (WAI-ARIA APG). */
export function SuggestionList<Item extends { id: string }>(props: SuggestionListProps<Item>) {
  const { id, label, items, active, onChoose, children } = props
  const reached = useRef<HTMLDivElement>(null)
  // The focus is in the field, so the browser does not bring what the arrows reach into view.
  useLayoutEffect(() => {
    if (active >= 0) reached.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Box id={id} role="listbox" aria-label={label}>
      {items.map((item, index) => (
        <Box
          key={item.id}
          ref={index === active ? reached : undefined}
          id={suggestionId(id, index)}
          // Not behind the bar of phones.
          scrollMarginBottom={{ base: 'calc(var(--ementa-bottom, 0px) + 8px)', md: '8px' }}
          role="option"
          aria-selected={index === active}
          display="flex"
          alignItems="center"
          gap={3}
          px={4}
          minH="44px"
          cursor="pointer"
          bg={index === active ? 'brand.subtle' : undefined}
          _hover={{ bg: index === active ? 'brand.subtle' : 'bg.hover' }}
          // The field must not lose the focus to the press.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
        >
          {children(item)}
        </Box>
      ))}
    </Box>
  )
}

interface SuggestedPersonProps {
  name: string
  username: string
  avatarUrl: string | null | undefined
}

/** A person in one line. */
export function SuggestedPerson({ name, username, avatarUrl }: SuggestedPersonProps) {
  return (
    <>
      <Box as="span" ms="-5px" display="inline-flex">
        <Avatar name={name} src={avatarUrl} size="xs" />
      </Box>
      <Text noOfLines={1}>
        {name}{' '}
        <Text as="span" color="fg.muted">
          @{username}
        </Text>
      </Text>
    </>
  )
}

export function SuggestionIcon({ icon }: { icon: LucideIcon }) {
  return <Box as={icon} aria-hidden boxSize="18px" color="fg.subtle" flexShrink={0} />
}
