import {
  type DecidedContent,
  imagesOf,
  type ModeratedItemType,
  type PostImage,
  type Profile,
  paths,
} from '@ementa/contracts'
import { absoluteTime, Box, Button, Image, Text, TextLink, useServices } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useEffect, useState } from 'react'

export interface Reported {
  content: DecidedContent | null
  author: Pick<Profile, 'username'> | null
  item: { item_type: ModeratedItemType; item_id: string }
}

/** What was reported, in full and as it was written. */
export function ReportedContent({ row }: { row: Reported }) {
  const { content, author, item } = row
  if (!content) {
    return (
      <Text color="fg.muted" fontStyle="italic">
        Este conteúdo não existe mais. Quem escreveu o apagou, ou ele já foi removido.
      </Text>
    )
  }
  const thread = content.href ?? threadOf(content.post_id, item)
  const context = thread
    ? { href: thread, label: 'Ver na conversa' }
    : author && { href: paths.user.href({ username: author.username }), label: 'Ver o perfil' }
  return (
    <Box>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" fontStyle={content.body ? undefined : 'italic'}>
        {content.body || (item.item_type === 'profile' ? 'Perfil sem texto de apresentação.' : 'Publicação sem texto.')}
      </Text>
      {imagesOf(content).map((image) => (
        <ReportedImage key={image.image_url} image={image} />
      ))}
      <Text mt={2} fontSize="xs" color="fg.subtle">
        {content.created_at && `${absoluteTime(content.created_at)} · `}
        {context && (
          <TextLink as={Link} to={context.href}>
            {context.label}
          </TextLink>
        )}
      </Text>
    </Box>
  )
}

const threadOf = (postId: string | null, { item_type, item_id }: Reported['item']) =>
  postId && paths.comments.href({ postId, commentId: item_type === 'comment' ? item_id : undefined })

/** Hidden until requested: a moderator should not have to see every picture. Its description is read like the text. */
function ReportedImage({ image }: { image: PostImage }) {
  return (
    <Box mt={3}>
      <RequestedImage url={image.image_url} alt={image.description || 'Imagem denunciada'} />
      {image.description && (
        <Text mt={1} fontSize="sm" color="fg.muted">
          Descrição: {image.description}
        </Text>
      )}
    </Box>
  )
}

function RequestedImage({ url, alt }: { url: string; alt: string }) {
  const { images } = useServices()
  const [isWanted, setWanted] = useState(false)
  const [source, setSource] = useState<string | 'gone' | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    images.resolve(url).then(
      (address) => isCurrent && setSource(address),
      () => isCurrent && setSource('gone'),
    )
    return () => {
      isCurrent = false
    }
  }, [images, isWanted, url])

  if (!isWanted) {
    return (
      <Button size="sm" onClick={() => setWanted(true)}>
        Mostrar imagem
      </Button>
    )
  }
  if (source === null) return <Text>Carregando imagem…</Text>
  if (source === 'gone') {
    return <Text color="fg.muted">A imagem não está mais neste aparelho.</Text>
  }
  return <Image src={source} alt={alt} maxH="320px" borderRadius="md" />
}
