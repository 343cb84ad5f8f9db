import { Avatar, Box, Button, ButtonGroup, Flex, Text, timeOfDay } from '@ementa/ui'
import { Sheet } from '@ementa/ui/overlays'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { MAIL, type MailContent } from './mail'
import { PreviewFrame } from './preview-frame'

const PHONE_WIDTH = 360

export interface PreviewContent extends MailContent {
  avatar: string | null
}

interface PreviewDialogProps {
  content: PreviewContent
  isOpen: boolean
  onClose: () => void
}

/** The issue as it arrives: first its line in an inbox, then the open mail, on a phone or on a desk. */
export function PreviewDialog({ content, isOpen, onClose }: PreviewDialogProps) {
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const width = device === 'phone' ? PHONE_WIDTH : '100%'
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Pré-visualização" size="2xl">
      {/* A phone shows the phone's width either way. */}
      <ButtonGroup
        isAttached
        size="sm"
        role="group"
        aria-label="Tamanho da tela"
        mb={4}
        display={{ base: 'none', md: 'inline-flex' }}
      >
        <Button
          leftIcon={<Monitor size={16} aria-hidden />}
          aria-pressed={device === 'desktop'}
          onClick={() => setDevice('desktop')}
        >
          Computador
        </Button>
        <Button
          leftIcon={<Smartphone size={16} aria-hidden />}
          aria-pressed={device === 'phone'}
          onClick={() => setDevice('phone')}
        >
          Celular
        </Button>
      </ButtonGroup>
      <Box w={typeof width === 'number' ? `${width}px` : width} maxW="100%" mx="auto">
        <InboxLine {...content} />
        <PreviewFrame mail={content} width={width} />
      </Box>
    </Sheet>
  )
}

function InboxLine({ newsletter, author, avatar, subject, preheader }: PreviewContent) {
  return (
    <Flex
      as="section"
      aria-label="Na caixa de entrada"
      gap={3}
      p={3}
      // Of one piece with the mail below it, whatever theme the product has.
      bg={MAIL.band}
      color={MAIL.ink}
      border="1px solid"
      borderColor="border.control"
      borderTopRadius="md"
    >
      <Avatar name={author} src={avatar ?? undefined} size="sm" />
      <Box minW={0} flex={1}>
        <Flex justify="space-between" gap={2} fontSize="xs" color={MAIL.muted}>
          <Text noOfLines={1}>
            De: {newsletter} · {author}
          </Text>
          <Text as="time">{timeOfDay(Date.now())}</Text>
        </Flex>
        <Text fontWeight={600} noOfLines={2}>
          <Text as="span" fontWeight={400} fontSize="xs" color={MAIL.muted}>
            Assunto:{' '}
          </Text>
          {subject.trim() || 'Sem assunto'}
        </Text>
        <Text fontSize="sm" color={MAIL.muted} noOfLines={2}>
          {preheader}
        </Text>
      </Box>
    </Flex>
  )
}
