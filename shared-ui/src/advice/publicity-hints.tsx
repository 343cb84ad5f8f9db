import type { PublicityAdvice } from '@ementa/law/publicity'
import { Box, Button, Flex, Text } from '@ementa/ui'
import { ChevronDown, ChevronUp, Lightbulb } from 'lucide-react'
import { useId, useState } from 'react'
import { usePublicityAdvice } from './use-publicity-advice'

export interface PublicityHintsProps {
  /** Plain text of the field. */
  text: string
  /** Puts the rewritten text in place and the focus back into its field. Without it the hints only advise. */
  onRewrite?: (rewrite: (text: string) => string | null) => void
}

/**
 * Hints about words that the OAB's publicity rules advise against: the words, the article on hand, a rewriting one tap
 * away. For lawyers and trainees. Advice only: it refuses nothing, and its absence says nothing.
 */
export function PublicityHints({ text, onRewrite }: PublicityHintsProps) {
  const { advice, rewrite } = usePublicityAdvice(text)
  return (
    <Box role="status">
      {advice.map((one) => (
        <Hint
          key={one.rule.id}
          advice={one}
          onRewrite={onRewrite && (() => onRewrite((current) => rewrite(current, one.rule.id)))}
        />
      ))}
    </Box>
  )
}

interface HintProps {
  advice: PublicityAdvice
  onRewrite?: (() => void) | undefined
}

function Hint({ advice: { text, rule, rewriting }, onRewrite }: HintProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Flex gap={2} mt={3} fontSize="sm">
      <Box as={Lightbulb} aria-hidden boxSize="18px" flexShrink={0} mt="2px" color="warning" />
      <Box minW={0} flex={1}>
        <Text overflowWrap="anywhere">
          <Text as="span" color="warning" fontWeight={600}>
            {rule.title}
          </Text>
          {': “'}
          <Text as="span" textDecoration="underline wavy" textDecorationColor="warning" textUnderlineOffset="3px">
            {text}
          </Text>
          {`”. Sugestão à luz do ${rule.article}.`}
        </Text>
        <Flex wrap="wrap" align="center" columnGap={4} rowGap={1} mt={2}>
          {onRewrite && (
            <Button size="sm" h="auto" minH="36px" py={1.5} whiteSpace="normal" textAlign="start" onClick={onRewrite}>
              {rewritingLabel(rewriting)}
            </Button>
          )}
          <Button
            variant="link"
            size="sm"
            minH="28px"
            aria-expanded={isOpen}
            aria-controls={id}
            rightIcon={<Box as={isOpen ? ChevronUp : ChevronDown} boxSize="16px" aria-hidden />}
            iconSpacing={1}
            onClick={() => setOpen(!isOpen)}
          >
            Ver a regra
          </Button>
        </Flex>
        <Box id={id} hidden={!isOpen} mt={1} color="fg.muted">
          <Text>Vedado: {rule.forbids}</Text>
          <Text>Permitido: {rule.allows}</Text>
        </Box>
      </Box>
    </Flex>
  )
}

/** Says where more goes than the words that are quoted. */
function rewritingLabel({ text, ofSentence }: PublicityAdvice['rewriting']): string {
  if (text === '') return ofSentence ? 'Retirar a frase inteira' : 'Retirar a frase'
  return ofSentence ? `Trocar a frase inteira por “${text}”` : `Trocar por “${text}”`
}
