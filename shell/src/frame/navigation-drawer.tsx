import { BRAND } from '@ementa/contracts'
import { BrandGlyph } from '@ementa/ui'
import { Drawer, DrawerBody, DrawerCloseButton, DrawerContent, DrawerHeader, DrawerOverlay } from '@ementa/ui/overlays'
import { NavigationList } from './navigation'
import { DeviceNotice, UserArea } from './user-area'

export default function NavigationDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} placement="left">
      <DrawerOverlay />
      <DrawerContent maxW="min(300px, calc(100vw - 56px))">
        <DrawerCloseButton aria-label="Fechar menu" />
        <DrawerHeader display="flex" alignItems="center" gap={2} px={5}>
          <BrandGlyph />
          {BRAND.name}
        </DrawerHeader>
        <DrawerBody
          // A click also closes the drawer if the page does not change, and for `Sair`.
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a, .sign-out')) onClose()
          }}
          display="flex"
          flexDirection="column"
          gap={5}
          px={3}
          pb="calc(16px + env(safe-area-inset-bottom))"
        >
          <NavigationList />
          <div style={{ marginTop: 'auto' }}>
            <DeviceNotice />
            <UserArea />
          </div>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  )
}
