import type { Notification } from '@ementa/contracts'
import { Avatar, Box, Center, Flex, IconButton, Text, TextLink, TimeAgo, VisuallyHidden } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { AtSign, Bell, Check, Heart, MessageSquare, UserPlus, X } from 'lucide-react'
import { memo } from 'react'
import type { NotificationRow } from './group-notifications'
import { useSwipe } from './swipe'

const ICONS = {
  like: Heart,
  comment: MessageSquare,
  follow: UserPlus,
  new_follower: UserPlus,
  mention: AtSign,
  system: Bell,
} as const satisfies Record<Notification['type'], unknown>

interface NotificationItemProps {
  row: NotificationRow
  onRead: (ids: readonly string[]) => void
  onRemove: (ids: readonly string[]) => void
}

/** One row: what happened, when, and two buttons. Swiping right marks it read as the first button does. */
export const NotificationItem = memo(function NotificationItem({ row, onRead, onRemove }: NotificationItemProps) {
  const { offset, handlers } = useSwipe({ isEnabled: !row.isRead, onSwipe: () => onRead(row.ids) })
  return (
    <Box
      as="article"
      aria-label={row.sentence}
      position="relative"
      overflow="hidden"
      borderBottom="1px solid"
      borderColor="border"
      bg={offset > 0 ? 'brand.subtle' : undefined}
    >
      {offset > 0 && (
        <Center aria-hidden position="absolute" insetY={0} insetStart={4} color="brand.fg">
          <Check size={24} />
        </Center>
      )}
      <Flex
        {...handlers}
        data-swipe={offset > 0 ? offset : undefined}
        position="relative"
        gap={3}
        ps={3}
        pe={1}
        py={3}
        minH="72px"
        borderStart="3px solid"
        borderStartColor={row.isRead ? 'transparent' : 'brand.solid'}
        bg={row.isRead ? 'bg' : 'bg.surface'}
        sx={{ touchAction: 'pan-y' }}
        style={offset > 0 ? { transform: `translateX(${offset}px)` } : undefined}
      >
        <Picture row={row} />
        <Box flex={1} minW={0}>
          {!row.isRead && <VisuallyHidden>Não lida. </VisuallyHidden>}
          <Sentence row={row} onRead={onRead} />
          {row.excerpt && (
            <Text fontSize="sm" color="fg.muted" noOfLines={2} mt={0.5}>
              “{row.excerpt}”
            </Text>
          )}
          {row.missing && (
            <Text fontSize="sm" color="fg.muted" mt={0.5}>
              {row.missing}
            </Text>
          )}
          <Text textStyle="meta" mt={1}>
            <TimeAgo iso={row.createdAt} />
          </Text>
        </Box>
        <Flex flexShrink={0} align="flex-start" direction={{ base: 'column', sm: 'row' }} mt={-1}>
          {!row.isRead && (
            <IconButton
              aria-label={`Marcar como lida: ${row.sentence}`}
              title="Marcar como lida"
              icon={<Check size={20} aria-hidden />}
              onClick={(event) => {
                focusInstead(event.currentTarget, event.currentTarget.nextElementSibling)
                onRead(row.ids)
              }}
            />
          )}
          <IconButton
            aria-label={`Remover: ${row.sentence}`}
            title="Remover"
            icon={<X size={20} aria-hidden />}
            data-remove
            onClick={(event) => {
              const all = [...document.querySelectorAll('[data-remove]')]
              const at = all.indexOf(event.currentTarget)
              focusInstead(event.currentTarget, all[at + 1] ?? all[at - 1] ?? null)
              onRemove(row.ids)
            }}
          />
        </Flex>
      </Flex>
    </Box>
  )
})

/** A button that is about to vanish hands the focus on, so that a keyboard user stays in the list. */
function focusInstead(button: HTMLElement, next: Element | null) {
  if (document.activeElement === button && next instanceof HTMLElement) next.focus()
}

function Sentence({ row, onRead }: Pick<NotificationItemProps, 'row' | 'onRead'>) {
  const weight = row.isRead ? 400 : 600
  if (row.href === null) return <Text fontWeight={weight}>{row.sentence}</Text>
  return (
    <TextLink
      as={Link}
      to={row.href}
      variant="plain"
      fontWeight={weight}
      onClick={() => {
        if (!row.isRead) onRead(row.ids)
      }}
    >
      {row.sentence}
    </TextLink>
  )
}

function Picture({ row }: { row: NotificationRow }) {
  const Icon = ICONS[row.type]
  if (row.type === 'system') {
    return (
      <Center boxSize="44px" flexShrink={0} borderRadius="full" bg="bg.sunken" color="fg.muted">
        <Icon size={20} aria-hidden />
      </Center>
    )
  }
  return (
    <Box position="relative" flexShrink={0} boxSize="44px">
      <Avatar name={row.actor?.display_name ?? '?'} src={row.actor?.avatar_url} size="md" />
      <Center
        position="absolute"
        bottom="-4px"
        insetEnd="-4px"
        boxSize="22px"
        borderRadius="full"
        bg="bg.surface"
        color="brand.fg"
        border="1px solid"
        borderColor="border"
      >
        <Icon size={12} aria-hidden />
      </Center>
    </Box>
  )
}
