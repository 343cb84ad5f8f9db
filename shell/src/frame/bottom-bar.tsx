import { paths } from '@ementa/contracts'
import { Box, chakra } from '@ementa/ui'
import { NavLink } from '@ementa/ui/router'
import { BOTTOM, type NavigationEntry } from './navigation'
import { UnreadWords } from './navigation-link'
import { useHereToTop } from './use-here-to-top'
import { useUnreadCount } from './use-unread-count'

const StyledLink = chakra(NavLink)

export function BottomBar() {
  return (
    <Box
      as="nav"
      aria-label="Atalhos"
      position="fixed"
      insetX={0}
      bottom={0}
      zIndex="docked"
      display="flex"
      pb="env(safe-area-inset-bottom)"
      bg="bg.surface"
      borderTopWidth="1px"
      borderColor="border"
      sx={{ '@media print': { display: 'none' } }}
    >
      {BOTTOM.map((entry) => (
        <BottomLink key={entry.href} entry={entry} isHighlighted={entry.href === paths.compose.href()} />
      ))}
    </Box>
  )
}

function BottomLink({ entry, isHighlighted }: { entry: NavigationEntry; isHighlighted: boolean }) {
  const { icon: Icon, label } = entry
  const unread = useUnreadCount(entry.countsUnread === true)
  return (
    <StyledLink
      to={entry.href}
      end={entry.href === '/'}
      onClick={useHereToTop(entry.href)}
      position="relative"
      flex="1"
      minW={0}
      h="bar"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="2px"
      fontSize="12px"
      color="fg.muted"
      sx={{ '&[aria-current=page]': { color: 'brand.fg', fontWeight: 600 } }}
    >
      <Box
        display="grid"
        placeItems="center"
        h="28px"
        {...(isHighlighted ? { bg: 'brand.solid', color: 'brand.contrast', borderRadius: 'full', w: '44px' } : {})}
      >
        <Icon size={isHighlighted ? 18 : 22} strokeWidth={1.75} aria-hidden />
      </Box>
      <span>
        {label}
        <UnreadWords count={unread} />
      </span>
      {unread > 0 && (
        <Box
          position="absolute"
          top="8px"
          left="calc(50% + 6px)"
          w="8px"
          h="8px"
          borderRadius="full"
          bg="brand.solid"
          aria-hidden
        />
      )}
    </StyledLink>
  )
}
