import { BRAND, paths } from '@ementa/contracts'
import { Column, counted, PageHeader, Section, usePageTitle } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import styles from './accessibility.module.css'
import { CRITERIA, STATEMENTS } from './statements'
import tested from './tested.json'

const TITLE = 'Acessibilidade'

/** `/acessibilidade`: the accessibility statement. `npm run generate` collects the tests and criteria behind it. */
export default function AccessibilityPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <PageHeader title={TITLE} />
      <p className={styles.promise}>
        A {BRAND.name} é feita para ser usada por todos: com teclado, leitor de tela, zoom, alto contraste ou uma só
        mão. Segue as WCAG 2.2, nível AA, e o art. 63 da Lei 13.146/2015. O que está abaixo é verificado por testes
        automáticos a cada mudança; esta página é gerada a partir deles.
      </p>
      <Section title="O que é verificado">
        <ol className={styles.statements}>
          {tested.map(({ id, criteria, tests }) => (
            <li key={id}>
              <p className={styles.statement}>{STATEMENTS[id]}</p>
              {criteria.length > 0 && (
                <p className={`muted ${styles.criteria}`}>
                  WCAG {criteria.map((one) => `${one} ${CRITERIA[one] ?? ''}`.trim()).join(' · ')}
                </p>
              )}
              <details className="muted">
                <summary>{counted(tests.length, 'teste', 'testes')}</summary>
                <ul lang="en">
                  {tests.map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="O que um script não vê">
        <p className={styles.limits}>
          Testes automáticos não substituem pessoas: não dizem se um texto é claro nem se um leitor de tela é agradável
          de ouvir. Encontrou uma barreira? Escreva para{' '}
          <Link className="text-link" to={paths.user.href({ username: 'moderacao' })}>
            @moderacao
          </Link>
          , com a página e o que você usava.
        </p>
      </Section>
    </Column>
  )
}
