import { Button, Text } from '@ementa/ui'
import { Sheet } from '@ementa/ui/overlays'

/** Messages do not exist yet, and the dialog says so (NS-72). */
export default function MessageDialog({ onClose, name }: { onClose: () => void; name: string }) {
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title="Em breve"
      size="sm"
      footer={
        <Button variant="solid" onClick={onClose}>
          Entendi
        </Button>
      }
    >
      <Text>
        As mensagens diretas ainda não estão disponíveis. Enquanto isso, você pode mencionar {name} em uma publicação ou
        comentário.
      </Text>
    </Sheet>
  )
}
