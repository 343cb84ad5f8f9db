import { BRAND, paths } from '@ementa/contracts'
import { Box, Column, counted, PageHeader, Section, Text, TextLink, usePageTitle } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { CRITERIA, STATEMENTS } from './statements'
import tested from './tested.json'

const TITLE = 'Acessibilidade'

/** `/acessibilidade`: what is promised and checked, taken from the tests themselves by `npm run generate`. */
export default function AccessibilityPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <PageHeader title={TITLE} />
      <Text px={4} py={5} maxW="measure">
        A {BRAND.name} é feita para ser usada por todos: com teclado, leitor de tela, zoom, alto contraste ou uma só
        mão. Segue as WCAG 2.2, nível AA, e o art. 63 da Lei 13.146/2015. O que está abaixo é verificado por testes
        automáticos a cada mudança; esta página é gerada a partir deles.
      </Text>
      <Section title="O que é verificado">
        <Box as="ol" listStyleType="none">
          {tested.map(({ id, criteria, tests }) => (
            <Box as="li" key={id} py={3} borderTop="1px solid" borderColor="border">
              <Text fontWeight={600}>{STATEMENTS[id]}</Text>
              {criteria.length > 0 && (
                <Text fontSize="sm" color="fg.muted">
                  WCAG {criteria.map((one) => `${one} ${CRITERIA[one] ?? ''}`.trim()).join(' · ')}
                </Text>
              )}
              <Box as="details" fontSize="sm" color="fg.muted" mt={1}>
                <Box
                  as="summary"
                  cursor="pointer"
                  color="link"
                  display="inline-flex"
                  minW="44px"
                  alignItems="center"
                  minH={{ base: '44px', md: '24px' }}
                >
                  {counted(tests.length, 'teste', 'testes')}
                </Box>
                <Box as="ul" ps={5} lang="en">
                  {tests.map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      </Section>
      <Section title="O que um script não vê">
        <Text maxW="measure">
          Testes automáticos não substituem pessoas: não dizem se um texto é claro nem se um leitor de tela é agradável
          de ouvir. Encontrou uma barreira? Escreva para{' '}
          <TextLink as={Link} to={paths.user.href({ username: 'moderacao' })}>
            @moderacao
          </TextLink>
          , com a página e o que você usava.
        </Text>
      </Section>
    </Column>
  )
}
