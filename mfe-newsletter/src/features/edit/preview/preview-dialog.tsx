import { Avatar, Box, Button, ButtonGroup, ErrorCard, Flex, Loading, SkeletonText, Text, timeOfDay } from '@ementa/ui'
import { Sheet } from '@ementa/ui/overlays'
import { type LucideIcon, Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import { inboxSubject } from '../../../shared/mail/mail'
import type { MailInput } from '../../../shared/mail/prepare-mail'
import { useMail } from '../../../shared/mail/use-mail'
import { MailFiles } from './mail-files'
import { PreviewFrame } from './preview-frame'

const PHONE_WIDTH = 360

const DEVICES = [
  { value: 'desktop', label: 'Computador', icon: Monitor },
  { value: 'phone', label: 'Celular', icon: Smartphone },
] as const
const NIGHTS = [
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Escuro', icon: Moon },
] as const

export interface PreviewContent extends MailInput {
  avatar: string | null
}

export interface PreviewDialogProps {
  content: PreviewContent
  isOpen: boolean
  onClose: () => void
}

/** The issue as it arrives: first its line in an inbox, then the open mail, on a phone or on a desk, by day or by night. */
export function PreviewDialog({ content, isOpen, onClose }: PreviewDialogProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={content.isTest ? 'Teste para você' : 'Pré-visualização'} size="2xl">
      <OpenPreview content={content} />
    </Sheet>
  )
}

function OpenPreview({ content: { avatar, ...input } }: { content: PreviewContent }) {
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const [night, setNight] = useState<'light' | 'dark'>('light')
  const { state, retry } = useMail(input)
  const width = device === 'phone' ? PHONE_WIDTH : '100%'
  return (
    <>
      {input.isTest && (
        <Text mb={4} maxW="measure" color="fg.muted" fontSize="sm">
          É assim que a edição chega. O teste não marca a edição como enviada, e nada saiu por e-mail: este envio é
          simulado. Para recebê-la no seu correio, baixe o .eml, que já traz o assunto, e envie-o a você.
        </Text>
      )}
      <Flex gap={3} wrap="wrap" mb={4}>
        {/* A phone shows the phone's width either way. */}
        <Box display={{ base: 'none', md: 'block' }}>
          <Choice label="Tamanho da tela" options={DEVICES} chosen={device} onChoose={setDevice} />
        </Box>
        <Choice label="Cores do programa de e-mail" options={NIGHTS} chosen={night} onChoose={setNight} />
      </Flex>
      <Box w={typeof width === 'number' ? `${width}px` : width} maxW="100%" mx="auto">
        <InboxLine {...input} avatar={avatar} night={night} />
        {typeof state === 'object' && <PreviewFrame mail={state.mail} width={width} night={night} />}
        {state === 'making' && (
          <Loading label="Montando o e-mail…">
            <SkeletonText minH="min(56vh, 640px)" p={6} noOfLines={8} spacing="4" skeletonHeight="15px" />
          </Loading>
        )}
        {state === 'failed' && (
          <ErrorCard
            title="O e-mail não pôde ser montado"
            description="Verifique a conexão. O texto não se perdeu."
            onRetry={retry}
          />
        )}
      </Box>
      {typeof state === 'object' && <MailFiles mail={state.mail} handle={input.handle} subject={inboxSubject(input)} />}
    </>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon: LucideIcon }[]
  chosen: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <ButtonGroup isAttached size="sm" role="group" aria-label={label}>
      {options.map(({ value, label, icon: Icon }) => (
        <Button
          key={value}
          minH={{ base: '44px', md: '36px' }}
          leftIcon={<Icon size={16} aria-hidden />}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </ButtonGroup>
  )
}

/** Of one piece with the mail below it, whatever theme the product has. */
const INBOX = {
  light: { bg: '#f3efe7', ink: '#1e1b18', muted: '#5c554b' },
  dark: { bg: '#100e0d', ink: '#f2ede6', muted: '#b8afa3' },
} as const

function InboxLine({
  newsletter,
  author,
  avatar,
  subject,
  isTest,
  preheader,
  date,
  night,
}: PreviewContent & { night: keyof typeof INBOX }) {
  const colours = INBOX[night]
  return (
    <Flex
      as="section"
      aria-label="Na caixa de entrada"
      gap={3}
      p={3}
      bg={colours.bg}
      color={colours.ink}
      border="1px solid"
      borderColor="border.control"
      borderTopRadius="md"
    >
      <Avatar name={author} src={avatar ?? undefined} size="sm" />
      <Box minW={0} flex={1}>
        <Flex justify="space-between" gap={2} fontSize="xs" color={colours.muted}>
          <Text noOfLines={1}>
            De: {newsletter} · {author}
          </Text>
          <Text as="time">{timeOfDay(date ?? Date.now())}</Text>
        </Flex>
        <Text fontWeight={600} noOfLines={2}>
          <Text as="span" fontWeight={400} fontSize="xs" color={colours.muted}>
            Assunto:{' '}
          </Text>
          {inboxSubject({ subject, isTest })}
        </Text>
        <Text fontSize="sm" color={colours.muted} noOfLines={2}>
          {preheader}
        </Text>
      </Box>
    </Flex>
  )
}
