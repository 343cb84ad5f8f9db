import { Box, Skeleton, useImageAddress } from '@ementa/ui'
import { ImageOff } from 'lucide-react'

/** A chosen image; what it shows is described beside it. */
export function ImageThumbnail({ imageUrl }: { imageUrl: string }) {
  const src = useImageAddress(imageUrl)
  return (
    <Box boxSize="88px" flexShrink={0} borderRadius="sm" overflow="hidden" bg="bg.surface">
      {src === undefined && <Skeleton boxSize="88px" />}
      {src === null && (
        <Box as={ImageOff} role="img" aria-label="Imagem não disponível" boxSize="24px" m="32px" color="fg.subtle" />
      )}
      {src && <Box as="img" src={src} alt="Imagem da publicação" boxSize="88px" objectFit="cover" />}
    </Box>
  )
}
