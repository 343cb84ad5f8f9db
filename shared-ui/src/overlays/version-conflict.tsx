import { Box, Text } from '@chakra-ui/react'
import { Button } from '../components/portuguese-chakra'
import { Sheet } from './sheet'

export interface VersionConflictProps {
  /** What happened: `Esta publicação foi alterada em outra aba`. */
  title: string
  /** What is typed here and not saved. */
  mine: string
  /** What the other tab saved. */
  other: string
  /** `Manter a minha`, `Usar a outra`: in the gender of what is edited. */
  keepLabel: string
  takeLabel: string
  onKeepMine: () => void
  onTakeOther: () => void
  /** Closed without a decision: everything stays as it is, and the next save asks again. */
  onClose: () => void
}

/** The same thing was saved in another tab: nobody's text is overwritten before the person has decided. */
export function VersionConflict(props: VersionConflictProps) {
  const { title, mine, other, keepLabel, takeLabel, onKeepMine, onTakeOther, onClose } = props
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <Box display="flex" gap={2} flexWrap="wrap" justifyContent="flex-end">
          <Button onClick={onTakeOther}>{takeLabel}</Button>
          <Button variant="solid" onClick={onKeepMine}>
            {keepLabel}
          </Button>
        </Box>
      }
    >
      <Text color="fg.muted">
        Nada foi salvo ainda. “{keepLabel}” substitui o que a outra aba salvou. “{takeLabel}” descarta o que está
        escrito aqui.
      </Text>
      <Version title="Na outra aba" text={other} />
      <Version title="Nesta aba" text={mine} />
    </Sheet>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <Box as="section" aria-label={title} mt={4}>
      <Text textStyle="smallCaps" color="fg.subtle">
        {title}
      </Text>
      <Box
        mt={1}
        p={3}
        maxH="30vh"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={`Texto: ${title}`}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        border="1px solid"
        borderColor="border"
        borderRadius="md"
      >
        {text}
      </Box>
    </Box>
  )
}
