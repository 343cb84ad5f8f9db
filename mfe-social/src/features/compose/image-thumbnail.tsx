import { Outline, useImageSource } from '@ementa/ui'
import { ImageOff } from 'lucide-react'
import styles from './images.module.css'

/** A chosen image in small; its description is in the field beside it. */
export function ImageThumbnail({ imageUrl }: { imageUrl: string }) {
  const source = useImageSource(imageUrl, '88px')
  return (
    <div className={styles.thumbnail}>
      {source === undefined && <Outline w="88px" h="88px" />}
      {source === null && <ImageOff size={24} role="img" aria-label="Imagem não disponível" />}
      {source && <img {...source} alt="Imagem da publicação" />}
    </div>
  )
}
