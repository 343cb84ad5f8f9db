import {
  type Citing,
  type CitingOrder,
  LAW,
  type Outputs,
  type Profile,
  paths,
  UNKNOWN_AUTHOR,
} from '@ementa/contracts'
import {
  AuthorityBadge,
  ButtonLink,
  EmptyState,
  LoadMore,
  Pill,
  ReadView,
  Skeletons,
  TimeAgo,
  useServices,
  useSession,
  WindowList,
} from '@ementa/ui'
import { citingQuery, type PagedRead, usePagedRead } from '@ementa/ui/data'
import { addressParams, choiceParam, Link, useAddressState, useLocation } from '@ementa/ui/router'
import { PenLine } from 'lucide-react'
import { useMemo } from 'react'
import { PostBody } from '../../shared/post-body/post-body'
import PostCard from '../../shared/post-card/post-card'
import { useCardKeys, useVisiblePosts } from '../../shared/post-list/post-list'
import styles from './citing.module.css'

const ADDRESS = addressParams({
  ordem: choiceParam(['recentes', 'discutidas']),
  de: choiceParam(['todos', 'quem-sigo']),
})
const ORDERS: Readonly<Record<'recentes' | 'discutidas', CitingOrder>> = { recentes: 'newest', discutidas: 'discussed' }
const skeleton = <Skeletons shape="post" label="Carregando o que cita…" />

/** The texts that cite a law, by date or by discussion, of everyone or of the people the reader follows. */
export function CitingList({ lawKey }: { lawKey: string }) {
  const { session } = useServices()
  const { user } = useSession()
  const [{ ordem, de }, setAddress] = useAddressState(ADDRESS)
  const isOfFollowed = de === 'quem-sigo' && user !== null
  const read = usePagedRead({
    ...citingQuery({
      key: lawKey,
      order: ORDERS[ordem],
      by: isOfFollowed ? 'following' : 'everyone',
      limit: LAW.page,
      viewer: user?.id ?? null,
    }),
    keepPrevious: true,
  })
  // Without any text there is nothing to sort or filter.
  const isUncited = read.hasData && read.items.length === 0 && !isOfFollowed
  return (
    <>
      {!isUncited && (
        <fieldset aria-label="Ordem e autoria" className={styles.filters}>
          <Pill isPressed={ordem === 'recentes'} onToggle={() => setAddress({ ordem: 'recentes' })}>
            Mais recentes
          </Pill>
          <Pill isPressed={ordem === 'discutidas'} onToggle={() => setAddress({ ordem: 'discutidas' })}>
            Mais discutidas
          </Pill>
          <Pill
            isPressed={isOfFollowed}
            onToggle={() => session.require(() => setAddress({ de: de === 'todos' ? 'quem-sigo' : 'todos' }))}
          >
            De quem sigo
          </Pill>
        </fieldset>
      )}
      <ReadView
        read={read}
        skeleton={skeleton}
        failed="Erro ao carregar as citações"
        toast="Erro ao carregar as citações"
        isEmpty={() => read.items.length === 0}
        empty={
          isOfFollowed ? (
            <EmptyState
              illustration="drawer"
              title="Ninguém que você segue escreveu sobre isto ainda"
              action={{ label: 'Ver de todos', onClick: () => setAddress({ de: 'todos' }) }}
            />
          ) : (
            <NothingYet />
          )
        }
      >
        {() => <Texts read={read} name={`law:${lawKey}:${ordem}:${de}`} />}
      </ReadView>
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState
      illustration="folder"
      title="Ninguém escreveu sobre isto ainda"
      description="As publicações, os comentários e as edições com esta citação aparecem aqui."
    >
      <ButtonLink variant="solid" to={paths.compose.href()}>
        <span className="button-icon">
          <PenLine size={18} aria-hidden />
        </span>
        Escrever a primeira
      </ButtonLink>
    </EmptyState>
  )
}

function Texts({ read, name }: { read: PagedRead<Outputs['law']['listCiting'], Citing>; name: string }) {
  const { key } = useLocation()
  const authors = useMemo(
    () => new Map(read.pages.flatMap((page) => page.authors).map((author) => [author.id, author])),
    [read.pages],
  )
  const posts = useMemo(() => read.items.flatMap((one) => (one.kind === 'post' ? [one.post] : [])), [read.items])
  const visible = new Set(useVisiblePosts(posts).map(({ id }) => id))
  const visibleItems = read.items.filter((one) => one.kind !== 'post' || visible.has(one.id))
  useCardKeys()
  return (
    <WindowList
      items={visibleItems}
      itemKey={({ kind, id }) => `${kind}:${id}`}
      memory={name}
      place={`${name}@${key}`}
      onNearEnd={read.moreError ? undefined : read.loadMore}
      footer={<LoadMore list={read} />}
    >
      {(one) => {
        if (one.kind === 'issue') return <CitingIssue issue={one.issue} at={one.at} />
        if (one.kind === 'comment')
          return <CitingComment comment={one.comment} author={authors.get(one.comment.author_id) ?? null} />
        return <PostCard post={one.post} author={authors.get(one.post.author_id) ?? null} />
      }}
    </WindowList>
  )
}

type Of<Kind extends Citing['kind']> = Extract<Citing, { kind: Kind }>

/** A comment that cites the law, with a link to its place in the thread. */
function CitingComment({ comment, author }: { comment: Of<'comment'>['comment']; author: Profile | null }) {
  const name = author?.display_name ?? UNKNOWN_AUTHOR
  const place = paths.comments.href({ postId: comment.post_id, commentId: comment.id })
  return (
    <article className={styles.text} aria-label={`Comentário de ${name}`}>
      <p className={styles.kind}>Comentário</p>
      <div className={styles.head}>
        {author ? (
          <Link className={styles.name} to={paths.user.href({ username: author.username })}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {author && <AuthorityBadge person={author} />}
        <Link to={place} className={styles.time}>
          <TimeAgo iso={comment.created_at} />
        </Link>
      </div>
      <p className={styles.body}>
        <PostBody text={comment.body} />
      </p>
      <Link to={place} className={styles.open}>
        Ver na conversa
      </Link>
    </article>
  )
}

/** A sent issue that cites the law, with the passage around the citation. */
function CitingIssue({ issue, at }: Pick<Of<'issue'>, 'issue' | 'at'>) {
  const { id, title, handle, newsletter, passage } = issue
  return (
    <article className={styles.text} aria-label={`Edição ${title}`}>
      <p className={styles.kind}>Edição de newsletter</p>
      <h2 className={styles.title}>
        <Link to={paths.issue.href({ handle, issueId: id })}>{title}</Link>
      </h2>
      <div className={styles.head}>
        <Link to={paths.newsletter.href({ handle })} className={styles.time}>
          {newsletter}
        </Link>
        <span className={styles.time}>
          <TimeAgo iso={at} />
        </span>
      </div>
      {passage && <p className={styles.passage}>{passage}</p>}
    </article>
  )
}
