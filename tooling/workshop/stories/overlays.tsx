import { Button, Text, useDisclosure } from '@ementa/ui'
import {
  ActionMenu,
  AppTooltip,
  confirm,
  Drawer,
  DrawerBody,
  DrawerCloseButton,
  DrawerContent,
  DrawerHeader,
  DrawerOverlay,
  Menu,
  MenuButton,
  MenuItemOption,
  MenuList,
  MenuOptionGroup,
  Modal,
  ModalBody,
  ModalCloseButton,
  ModalContent,
  ModalHeader,
  ModalOverlay,
  Sheet,
  VersionConflict,
} from '@ementa/ui/overlays'
import { State, Story } from '../story'

const nothing = () => undefined

export function Overlays() {
  const sheet = useDisclosure()
  const modal = useDisclosure()
  const drawer = useDisclosure()
  const conflict = useDisclosure()
  return (
    <Story title="Sobre a página">
      <State name="ActionMenu, Menu, AppTooltip">
        <ActionMenu
          label="Mais ações"
          items={[
            { label: 'Editar', onSelect: nothing },
            { label: 'Reportar', description: 'Um toque, sem motivo.', onSelect: nothing },
            { label: 'Desativada', isDisabled: true, onSelect: nothing },
            { label: 'Apagar', danger: true, onSelect: nothing },
          ]}
        />
        <Menu>
          <MenuButton as={Button} variant="outline">
            Nível do título
          </MenuButton>
          <MenuList>
            <MenuOptionGroup defaultValue="2" type="radio">
              <MenuItemOption value="2">Título</MenuItemOption>
              <MenuItemOption value="3">Subtítulo</MenuItemOption>
            </MenuOptionGroup>
          </MenuList>
        </Menu>
        <AppTooltip label="Aparece depois de 700 ms">
          <Button variant="ghost">Dica</Button>
        </AppTooltip>
      </State>
      <State name="confirm, Sheet, Modal, Drawer, VersionConflict">
        <Button
          variant="outline"
          onClick={() =>
            void confirm({
              title: 'Sair sem salvar?',
              body: 'O texto se perde.',
              confirmLabel: 'Sair sem salvar',
              danger: true,
            })
          }
        >
          Confirmação
        </Button>
        <Button variant="outline" onClick={sheet.onOpen}>
          Folha
        </Button>
        <Button variant="outline" onClick={modal.onOpen}>
          Diálogo
        </Button>
        <Button variant="outline" onClick={drawer.onOpen}>
          Gaveta
        </Button>
        <Button variant="outline" onClick={conflict.onOpen}>
          Conflito
        </Button>
      </State>
      <Sheet isOpen={sheet.isOpen} onClose={sheet.onClose} title="Pendências" footer={<Button>Enviar</Button>}>
        <Text>No celular é uma folha; no computador, um diálogo.</Text>
      </Sheet>
      <Modal isOpen={modal.isOpen} onClose={modal.onClose}>
        <ModalOverlay />
        <ModalContent>
          <ModalHeader>Diálogo</ModalHeader>
          <ModalCloseButton />
          <ModalBody>Um texto.</ModalBody>
        </ModalContent>
      </Modal>
      <Drawer isOpen={drawer.isOpen} onClose={drawer.onClose} placement="left">
        <DrawerOverlay />
        <DrawerContent>
          <DrawerHeader>Menu</DrawerHeader>
          <DrawerCloseButton />
          <DrawerBody>Um texto.</DrawerBody>
        </DrawerContent>
      </Drawer>
      {conflict.isOpen && (
        <VersionConflict
          title="Este rascunho mudou em outra aba"
          mine="O prazo é de quinze dias."
          other="O prazo é de trinta dias."
          keepLabel="Manter o meu"
          takeLabel="Usar o outro"
          onKeepMine={conflict.onClose}
          onTakeOther={conflict.onClose}
          onClose={conflict.onClose}
        />
      )}
    </Story>
  )
}
