import { Box, Button, Flex, Skeleton, Text, useServices } from '@ementa/ui'
import { ImageOff, X } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The chosen image with the button that takes it away. */
export function ImageThumbnail({ imageUrl, onRemove }: { imageUrl: string; onRemove: () => void }) {
  const { images } = useServices()
  const [resolved, setShown] = useState<{ of: string; src: string | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    images.resolve(imageUrl).then(
      (src) => isCurrent && setShown({ of: imageUrl, src }),
      () => isCurrent && setShown({ of: imageUrl, src: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [images, imageUrl])
  const src = resolved?.of === imageUrl ? resolved.src : undefined

  return (
    <Flex align="center" gap={3} p={2} bg="bg.sunken" borderRadius="md">
      <Box boxSize="64px" flexShrink={0} borderRadius="sm" overflow="hidden" bg="bg.surface">
        {src === undefined && <Skeleton boxSize="64px" />}
        {src === null && <Box as={ImageOff} aria-hidden boxSize="24px" m="20px" color="fg.subtle" />}
        {src && <Box as="img" src={src} alt="Imagem da publicação" boxSize="64px" objectFit="cover" />}
      </Box>
      <Text flex={1} fontSize="sm" color="fg.muted">
        {src === null ? 'Imagem não disponível' : 'Imagem da publicação'}
      </Text>
      <Button variant="ghost" leftIcon={<X size={18} aria-hidden />} onClick={onRemove}>
        Remover imagem
      </Button>
    </Flex>
  )
}
