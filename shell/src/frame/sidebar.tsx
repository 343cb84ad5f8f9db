import { Box } from '@ementa/ui'
import { DeviceNotice } from './device-notice'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

export function Sidebar() {
  return (
    <Box
      position="sticky"
      top="var(--ementa-header, 57px)"
      h="calc(100dvh - var(--ementa-header, 57px))"
      w="240px"
      flexShrink={0}
      overflowY="auto"
      overscrollBehavior="contain"
      sx={{ scrollbarWidth: 'thin' }}
      px={3}
      py={4}
      display="flex"
      flexDirection="column"
      gap={5}
      borderRightWidth="1px"
      borderColor="border"
    >
      <NavigationList />
      <Box mt="auto">
        <DeviceNotice />
        <UserArea />
      </Box>
    </Box>
  )
}
