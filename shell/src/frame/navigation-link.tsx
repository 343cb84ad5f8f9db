import { Box, chakra, VisuallyHidden } from '@ementa/ui'
import { NavLink } from '@ementa/ui/router'
import type { NavigationEntry } from './navigation'
import { useHereToTop } from './use-here-to-top'
import { useUnreadCount } from './use-unread-count'

const StyledLink = chakra(NavLink)

export function NavigationLink({ entry }: { entry: NavigationEntry }) {
  const { icon: Icon, label } = entry
  const unread = useUnreadCount(entry.countsUnread === true)
  return (
    <StyledLink
      to={entry.href}
      end={entry.href === '/'}
      onClick={useHereToTop(entry.href)}
      aria-label={entry.accessibleLabel}
      display="flex"
      alignItems="center"
      gap={3}
      minH="44px"
      px={3}
      borderRadius="md"
      color="fg"
      fontWeight={400}
      _hover={{ bg: 'bg.sunken' }}
      sx={{
        '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 600 },
      }}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span>
        {label}
        {unread > 0 && ' '}
      </span>
      {unread > 0 && (
        <Box
          as="span"
          ml="auto"
          px={2}
          fontSize="13px"
          fontWeight={600}
          borderRadius="full"
          bg="brand.solid"
          color="brand.contrast"
        >
          {unread}
          <VisuallyHidden>{unread === 1 ? ' não lida' : ' não lidas'}</VisuallyHidden>
        </Box>
      )}
    </StyledLink>
  )
}

/** The number in words, for screen readers, where only a dot is shown. */
export function UnreadWords({ count }: { count: number }) {
  return count > 0 && <VisuallyHidden>{` (${count} não ${count === 1 ? 'lida' : 'lidas'})`}</VisuallyHidden>
}
