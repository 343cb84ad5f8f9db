import { COUNT, imagesOf, type Post, type Profile, paths, tagName } from '@ementa/contracts'
import { Avatar, plural } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { type ComponentProps, useEffect, useState } from 'react'
import { PostBody } from '../post-body/post-body'
import { listAddresses, shortenAddress } from '../post-body/segments'
import styles from './card.module.css'
import { PostImages } from './post-images'

/** The root element of every card: of published posts, of queued ones and of the preview. */
export function CardFrame(props: ComponentProps<'article'>) {
  return <article className={styles.card} {...props} />
}

interface AuthorProps {
  /** Null if unknown or not loaded. */
  author: Profile | null
  name: string
}

/** The author's picture as a link for the pointer only, because the name is a link already. */
export function AuthorFace({ author, name }: AuthorProps) {
  const picture = <Avatar name={name} src={author?.avatar_url} />
  if (!author) return picture
  return (
    <Link to={paths.user.href({ username: author.username })} tabIndex={-1} aria-hidden>
      {picture}
    </Link>
  )
}

export function AuthorName({ author, name }: AuthorProps) {
  if (!author) return <span className={styles.name}>{name}</span>
  return (
    <>
      <Link className={styles.name} to={paths.user.href({ username: author.username })}>
        {name}
      </Link>{' '}
      <span className={styles.user}>@{author.username}</span>
    </>
  )
}

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

/** The first four tags and a button that shows the others. */
export function CardTags({ tags }: { tags: readonly string[] }) {
  const [showsAll, setShowsAll] = useState(false)
  if (tags.length === 0) return null
  const visibleTags = showsAll ? tags : tags.slice(0, COUNT.tagsOnCard)
  const hidden = tags.length - visibleTags.length
  return (
    <div className={styles.tags}>
      {visibleTags.map((tag) => (
        <Link key={tag} className={styles.tag} to={paths.search.href({ tag })}>
          {tagName(tag)}
        </Link>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={styles.tag}
          aria-label={`+${hidden}: mostrar mais ${hidden} ${plural(hidden, 'tag', 'tags')}`}
          onClick={() => setShowsAll(true)}
        >
          +{hidden}
        </button>
      )}
    </div>
  )
}

/** Reads title and description of a linked page; null for an unknown site. */
const linkPreviewQuery = query('linkPreview', (api, url: string) => api.linkPreviews.get({ url }))

/** Previews of up to three addresses in a text. */
function LinkPreviews({ text }: { text: string }) {
  return listAddresses(text)
    .slice(0, COUNT.linkPreviewsPerPost)
    .map((url) => <LinkPreview key={url} url={url} />)
}

/** A preview of fixed height, which shows address and host until, or unless, the title is loaded. */
function LinkPreview({ url }: { url: string }) {
  const { data, error } = useRead(linkPreviewQuery(url))
  useEffect(() => {
    // A failed preview is logged only.
    if (error) console.warn(`Failed to load the preview of ${url}:`, error)
  }, [error, url])
  return (
    <a className={styles.preview} href={url} target="_blank" rel="noopener noreferrer nofollow">
      <b>{data?.title ?? shortenAddress(url)}</b>
      <small>{[data?.domain ?? siteOf(url), data?.description].filter(Boolean).join(' · ')}</small>
    </a>
  )
}

const siteOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
