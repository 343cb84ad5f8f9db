import { Box, type BoxProps } from '@chakra-ui/react'

const KINDS = {
  draft: { label: 'Rascunho', color: 'fg.muted' },
  scheduled: { label: 'Agendado', color: 'link' },
  sent: { label: 'Enviado', color: 'success' },
  published: { label: 'Publicado', color: 'success' },
  review: { label: 'Em revisão', color: 'warning' },
  queued: { label: 'Na fila', color: 'warning' },
  failed: { label: 'Falhou', color: 'danger' },
} as const

export interface StampProps extends BoxProps {
  kind: keyof typeof KINDS
}

/** A rubber stamp with the state of something written. Its children replace the usual word. */
export function Stamp({ kind, children, ...rest }: StampProps) {
  const { label, color } = KINDS[kind]
  return (
    <Box
      as="span"
      display="inline-block"
      color={color}
      border="1.5px solid"
      borderColor="currentColor"
      outline="1px solid"
      outlineColor="currentColor"
      outlineOffset="1.5px"
      borderRadius="2px"
      px="7px"
      py="1px"
      m="3px"
      fontFamily="heading"
      fontSize="11px"
      fontWeight={700}
      letterSpacing="0.12em"
      textTransform="uppercase"
      lineHeight={1.45}
      // A date in it must not push a phone's page sideways.
      whiteSpace={{ base: 'normal', sm: 'nowrap' }}
      transform="rotate(-1.5deg)"
      {...rest}
    >
      {children ?? label}
    </Box>
  )
}
