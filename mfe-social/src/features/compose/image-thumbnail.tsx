import { Outline, useImageAddress } from '@ementa/ui'
import { ImageOff } from 'lucide-react'
import styles from './images.module.css'

/** A chosen image in small; its description is in the field beside it. */
export function ImageThumbnail({ imageUrl }: { imageUrl: string }) {
  const src = useImageAddress(imageUrl)
  return (
    <div className={styles.thumbnail}>
      {src === undefined && <Outline w="88px" h="88px" />}
      {src === null && <ImageOff size={24} role="img" aria-label="Imagem não disponível" />}
      {src && <img src={src} alt="Imagem da publicação" />}
    </div>
  )
}
