import { Box } from '@ementa/ui'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

export function Sidebar() {
  return (
    <Box
      position="sticky"
      top="56px"
      h="calc(100vh - 56px)"
      w="240px"
      flexShrink={0}
      overflowY="auto"
      px={3}
      py={4}
      display="flex"
      flexDirection="column"
      gap={6}
      borderRightWidth="1px"
      borderColor="border"
    >
      <NavigationList />
      <UserArea />
    </Box>
  )
}
