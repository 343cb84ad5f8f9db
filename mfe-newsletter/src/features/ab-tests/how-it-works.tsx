import { Box, Flex, Section, Text } from '@ementa/ui'

const STEPS = [
  ['Criação', 'Escreva dois assuntos para a mesma edição, A e B.'],
  ['Divisão', 'Escolha que parte dos assinantes recebe cada um.'],
  ['Métrica', 'Decida o que conta: aberturas ou cliques.'],
  ['Duração', 'Dê tempo: para aberturas, duas horas ou mais.'],
  ['Resultado', 'Compare os números e declare o vencedor.'],
] as const

/** The five steps of a test (spec §2 A/B tests page). */
export function HowItWorks() {
  return (
    <Section title="Como funciona">
      <Flex as="ol" direction={{ base: 'column', sm: 'row' }} gap={{ base: 3, sm: 4 }} listStyleType="none">
        {STEPS.map(([name, text], index) => (
          <Flex as="li" key={name} flex={1} gap={3} direction={{ base: 'row', sm: 'column' }}>
            <Box
              fontFamily="heading"
              fontSize="xl"
              lineHeight={1}
              color="brand.fg"
              w={{ base: '1.5rem', sm: 'auto' }}
              flexShrink={0}
              aria-hidden
            >
              {index + 1}
            </Box>
            <Box borderTop={{ sm: '1px solid' }} borderColor={{ sm: 'fg' }} pt={{ sm: 2 }}>
              <Text fontWeight={600} fontSize="sm">
                {name}
              </Text>
              <Text fontSize="xs" color="fg.muted" mt={0.5}>
                {text}
              </Text>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Section>
  )
}
