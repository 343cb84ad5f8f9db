import type { Post } from '@ementa/contracts'
import { PostBody } from '../post-body/post-body'
import styles from './card.module.css'
import { CardTags } from './card-tags'
import { LinkPreviews } from './link-previews'
import { PostImage } from './post-image'

interface CardBodyProps {
  post: Pick<Post, 'body' | 'image_url' | 'tags'>
  /** Of the author, for the image's text. */
  name: string
  /** The text whose links are previewed, where that is not the body: the composer lets the keys rest first. */
  linksIn?: string
}

/** What a post says: text, image, link previews and tags. The same on every card and in the composer's preview. */
export function CardBody({ post, name, linksIn = post.body }: CardBodyProps) {
  return (
    <>
      {post.body && (
        <p className={styles.text}>
          <PostBody text={post.body} />
        </p>
      )}
      {post.image_url && (
        <PostImage key={post.image_url} imageUrl={post.image_url} alt={`Imagem da publicação de ${name}`} />
      )}
      <LinkPreviews text={linksIn} />
      <CardTags tags={post.tags} />
    </>
  )
}
