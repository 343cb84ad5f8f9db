import { BRAND } from '@ementa/contracts'
import { IconButton } from '@ementa/ui'
import { Drawer, DrawerBody, DrawerCloseButton, DrawerContent, DrawerHeader, DrawerOverlay } from '@ementa/ui/overlays'
import { useLocation } from '@ementa/ui/router'
import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

/** The slide-in drawer of phones (SHL-011); it closes when the page changes. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the event
  useEffect(() => setOpen(false), [key])
  return (
    <>
      <IconButton variant="ghost" aria-label="Abrir menu" aria-expanded={isOpen} icon={<Menu size={22} aria-hidden />} onClick={() => setOpen(true)} />
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} placement="left">
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
    </>
  )
}
