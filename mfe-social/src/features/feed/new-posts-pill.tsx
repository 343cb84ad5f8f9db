import { PAGE_SIZE } from '@ementa/contracts'
import { Box, Button, counted } from '@ementa/ui'
import { ArrowUp } from 'lucide-react'

/** Offers what came since; takes no room, so that nothing moves when it appears. */
export function NewPostsPill({ count, onShow }: { count: number; onShow: () => void }) {
  const text = counted(count, 'nova publicação', 'novas publicações')
  return (
    <Box
      role="status"
      position="sticky"
      top="calc(var(--ementa-header) + var(--ementa-page-bar) + 8px)"
      zIndex="docked"
      h={0}
      textAlign="center"
    >
      {count > 0 && (
        <Button
          variant="solid"
          size="sm"
          borderRadius="full"
          mt={2}
          boxShadow="overlay"
          leftIcon={<ArrowUp size={16} aria-hidden />}
          onClick={onShow}
        >
          {count >= PAGE_SIZE.feed ? text.replace(' ', '+ ') : text}
        </Button>
      )}
    </Box>
  )
}
