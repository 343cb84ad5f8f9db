import { BRAND } from '@ementa/contracts'
import { Drawer, DrawerBody, DrawerCloseButton, DrawerContent, DrawerHeader, DrawerOverlay } from '@ementa/ui/overlays'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

export default function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} placement="left">
      <DrawerOverlay />
      <DrawerContent maxW="300px">
        <DrawerCloseButton aria-label="Fechar menu" />
        <DrawerHeader>{BRAND.name}</DrawerHeader>
        <DrawerBody display="flex" flexDirection="column" gap={6} px={3}>
          <NavigationList />
          <UserArea />
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  )
}
