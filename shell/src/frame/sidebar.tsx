import { Box, ScrollArea } from '@ementa/ui'
import { DeviceNotice } from './device-notice'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

/** The entries scroll on a low window; what is said about the data and who is signed in stay in sight. */
export function Sidebar() {
  return (
    <Box
      position="sticky"
      top="var(--ementa-header)"
      h="calc(100dvh - var(--ementa-header))"
      w="240px"
      flexShrink={0}
      display="flex"
      flexDirection="column"
      borderRightWidth="1px"
      borderColor="border"
      sx={{ '@media print': { display: 'none' } }}
    >
      {/* At its end the page scrolls on: the pointer over the navigation must not make the wheel useless. */}
      <ScrollArea flex="1" minH={0} ps={3} pe={1} py={3} overscrollBehavior="auto">
        <NavigationList />
      </ScrollArea>
      <Box as="aside" aria-label="Dados e conta" px={3} pb={3}>
        <DeviceNotice />
        <UserArea />
      </Box>
    </Box>
  )
}
