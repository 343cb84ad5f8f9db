import { excerpt, ITEM_TYPE_LABELS, priorityTone, QUEUE_STATUS_LABELS, reasonLabel } from '@ementa/contracts'
import { AuthorityBadge, Avatar, Badge, Box, chakra, counted, Flex, Stamp, Text, TimeAgo, timeSince } from '@ementa/ui'
import { Checkbox } from '@ementa/ui/forms'
import { memo, useEffect, useRef } from 'react'
import { type QueueRow, titleOf } from './queue-row-data'

const TONES = { red: 'danger', warning: 'warning', neutral: 'subtle' } as const
const EXCERPT = 160

export interface QueueRowProps {
  row: QueueRow
  isSelected: boolean
  isChecked: boolean
  isFailed: boolean
  /** Takes the focus as soon as it can, then says so. */
  wantsFocus: boolean
  onFocused: () => void
  onSelect: (id: string) => void
  onCheck: (id: string, isChecked: boolean) => void
}

/** One reported thing: what it says, whose it is, why and since when it was reported, and what happened before. */
export const QueueListRow = memo(function QueueListRow(props: QueueRowProps) {
  const { row, isSelected, isChecked, isFailed, wantsFocus, onFocused, onSelect, onCheck } = props
  const { item, author, content, reasons, history } = row
  const title = titleOf(row)
  const name = author?.display_name ?? 'Autor desconhecido'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!wantsFocus) return
    button.current?.focus()
    onFocused()
  }, [wantsFocus, onFocused])

  return (
    <Flex
      as="article"
      aria-label={title}
      px={4}
      py={4}
      borderBottom="1px solid"
      borderInlineStart="3px solid"
      borderColor="border"
      borderInlineStartColor={isSelected ? 'brand.fg' : 'transparent'}
      bg={isSelected ? 'bg.surface' : undefined}
      position="relative"
      _hover={{ bg: isSelected ? 'bg.surface' : 'bg.hover' }}
    >
      <Checkbox
        aria-label={`Selecionar ${title}`}
        isChecked={isChecked}
        isDisabled={item.status === 'resolved'}
        onChange={(event) => onCheck(row.id, event.target.checked)}
        alignSelf="flex-start"
        // 44 px wide for a finger, without moving what stands beside it.
        w="44px"
        flexShrink={0}
        ps={3}
        ms={-3}
        // Above the button that covers the row.
        zIndex={1}
      />
      <Box minW={0} flex={1}>
        <Flex align="center" gap={2} wrap="wrap">
          <Badge variant={TONES[priorityTone(item.priority)]}>Prioridade {item.priority}</Badge>
          <Text as="span" textStyle="smallCaps" color="fg.subtle">
            {ITEM_TYPE_LABELS[item.item_type]}
          </Text>
          {item.status !== 'pending' && (
            <Stamp kind={item.status === 'resolved' ? 'published' : 'review'}>{QUEUE_STATUS_LABELS[item.status]}</Stamp>
          )}
          {isFailed && <Badge variant="danger">A decisão não foi aplicada</Badge>}
        </Flex>
        <Flex align="center" gap={2} mt={2} minW={0}>
          <Avatar name={author?.display_name ?? ''} src={author?.avatar_url} size="xs" />
          <Box minW={0} fontSize="sm">
            <chakra.button
              ref={button}
              type="button"
              textAlign="start"
              fontWeight={600}
              aria-label={`${name}, abrir ${title}`}
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => onSelect(row.id)}
              _after={{ content: '""', position: 'absolute', inset: 0 }}
            >
              {name}
            </chakra.button>{' '}
            {author && (
              <>
                <Text as="span" color="fg.subtle" overflowWrap="anywhere">
                  @{author.username}
                </Text>{' '}
                <AuthorityBadge authority={author.authority} />
              </>
            )}
          </Box>
        </Flex>
        <Text mt={2} overflowWrap="anywhere" fontStyle={content ? undefined : 'italic'}>
          {content
            ? excerpt(content.body, EXCERPT) || 'Perfil sem texto de apresentação.'
            : 'Este conteúdo não existe mais.'}
        </Text>
        <Text mt={2} fontSize="xs" color="fg.muted">
          {counted(item.report_count, 'denúncia', 'denúncias')}
          {': '}
          {reasons.length > 0
            ? reasons.map(({ reason, count }) => `${reasonLabel(reason)} (${count})`).join(', ')
            : reasonLabel(item.most_common_reason)}
        </Text>
        <Text mt={1} fontSize="xs" color="fg.subtle">
          <ReportTimes first={row.first_report_at} last={row.last_report_at} />
          {' · '}
          {history.length > 0 ? counted(history.length, 'decisão anterior', 'decisões anteriores') : 'sem histórico'}
        </Text>
      </Box>
    </Flex>
  )
})

function ReportTimes({ first, last }: { first: string | null; last: string | null }) {
  if (!first || !last) return <>sem data de denúncia</>
  if (first === last) {
    return (
      <>
        denunciada <TimeAgo iso={first} />
      </>
    )
  }
  return (
    <>
      primeira há {timeSince(first)}, última <TimeAgo iso={last} />
    </>
  )
}
