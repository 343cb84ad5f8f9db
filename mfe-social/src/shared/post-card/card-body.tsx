import { imagesOf, type Post } from '@ementa/contracts'
import { PostBody } from '../post-body/post-body'
import styles from './card.module.css'
import { CardTags } from './card-tags'
import { LinkPreviews } from './link-previews'
import { PostImages } from './post-images'

interface CardBodyProps {
  post: Pick<Post, 'body' | 'image_url' | 'image_description' | 'more_images' | 'tags'>
  /** Name of the author, for the images' alternative texts. */
  name: string
  /** The text whose links are previewed, if not the body: the composer updates it only after a pause in typing. */
  linksIn?: string
}

/** Text, images, link previews and tags of a post, on every card and in the composer's preview. */
export function CardBody({ post, name, linksIn = post.body }: CardBodyProps) {
  return (
    <>
      {post.body && (
        <p className={styles.text}>
          <PostBody text={post.body} />
        </p>
      )}
      <PostImages images={imagesOf(post)} name={name} />
      <LinkPreviews text={linksIn} />
      <CardTags tags={post.tags} />
    </>
  )
}
