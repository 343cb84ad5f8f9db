import type { PostImage as Image } from '@ementa/contracts'
import { lazyPart, MissingDialog } from '@ementa/ui'
import { Suspense, useState } from 'react'
import styles from './card.module.css'
import { maxHeight, PostImage } from './post-image'

const ImageViewer = lazyPart(() => import('../image-viewer/image-viewer'), MissingDialog)

interface PostImagesProps {
  images: readonly Image[]
  /** Name of the author, for images without a description. */
  name: string
}

/** The images of a post; several share the room of one in a grid. Each opens the viewer. */
export function PostImages({ images, name }: PostImagesProps) {
  const [opened, setOpened] = useState<number>()
  const count = images.length
  const described = images.map(({ image_url: url, description }, index) => ({
    url,
    description,
    alt: description || `Imagem ${count > 1 ? `${index + 1} de ${count} ` : ''}da publicação de ${name}`,
  }))
  const items = described.map(({ url, alt }, index) => (
    <PostImage key={url} imageUrl={url} alt={alt} inGrid={count > 1} onOpen={() => setOpened(index)} />
  ))
  return (
    <>
      {count > 1 ? (
        <div className={styles.images} style={maxHeight} data-count={count}>
          {items}
        </div>
      ) : (
        items
      )}
      {opened !== undefined && (
        <Suspense>
          <ImageViewer images={described} start={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
