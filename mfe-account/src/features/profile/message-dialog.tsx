import { Button } from '@ementa/ui'
import { Sheet } from '@ementa/ui/overlays'

/** Says that direct messages do not exist yet. */
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
      <p>
        As mensagens diretas ainda não estão disponíveis. Enquanto isso, você pode mencionar {name} em uma publicação ou
        comentário.
      </p>
    </Sheet>
  )
}
