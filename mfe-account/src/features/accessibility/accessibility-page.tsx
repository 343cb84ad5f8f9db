import { BRAND, paths } from '@ementa/contracts'
import { Column, counted, PageHeader, Section, usePageTitle } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import styles from './accessibility.module.css'
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

/** Maps each expectation to its meaning for users. A test compares the list with what is tested. */
export const STATEMENTS: Record<string, string> = {
  'EXP-10': 'Todo controle tem um nome em português, que contém o que está escrito nele.',
  'EXP-11': 'Curtir, Salvar e Seguir dizem se estão ativos, e o nome traz a contagem.',
  'EXP-12': 'No toque, botões e campos têm 44 por 44 pixels; nenhum alvo tem menos de 24.',
  'EXP-13': 'Quando um diálogo abre, o foco entra nele; quando fecha, volta para onde estava. Esc fecha.',
  'EXP-14': 'O primeiro Tab oferece pular a navegação e ir para o conteúdo.',
  'EXP-15': 'A cada página, o foco vai para o título, e o nome da janela muda.',
  'EXP-16': 'O foco do teclado sempre se vê e não fica embaixo de barras.',
  'EXP-17': 'O que se faz arrastando também se faz com um botão.',
  'EXP-18': 'Avisos são anunciados, esperam enquanto o foco ou o ponteiro está neles, e nada existe só num aviso.',
  'EXP-19': 'Com zoom de 200 % e em telas de 320 pixels, nada é cortado nem rola para o lado.',
  'EXP-20': 'Quem pede menos movimento não vê nada deslizar; em alto contraste, bordas e estados continuam visíveis.',
  'EXP-21': 'Textos têm contraste de 4,5:1, e controles de 3:1, nos temas claro e escuro.',
  'EXP-22':
    'O contador de caracteres só fala quando restam 50, 20 ou nenhum e quando o limite passa; o erro está ligado ao campo.',
  'EXP-23': 'Atalhos de uma tecla não agem enquanto se digita e podem ser desativados.',
  'EXP-24': 'Nenhum estado é dito só pela cor.',
}

/** Maps the number of a criterion to its name in Portuguese. */
export const CRITERIA: Record<string, string> = {
  '1.4.1': 'Uso de cor',
  '1.4.3': 'Contraste (mínimo)',
  '1.4.4': 'Redimensionar texto',
  '1.4.10': 'Refluxo',
  '1.4.11': 'Contraste não textual',
  '1.4.12': 'Espaçamento de texto',
  '2.1.2': 'Sem bloqueio do teclado',
  '2.1.4': 'Atalhos de teclado por caractere',
  '2.2.1': 'Ajustável por temporização',
  '2.3.3': 'Animação de interações',
  '2.4.1': 'Ignorar blocos',
  '2.4.2': 'Página com título',
  '2.4.3': 'Ordem do foco',
  '2.4.4': 'Finalidade do link (em contexto)',
  '2.4.7': 'Foco visível',
  '2.4.11': 'Foco não obscurecido (mínimo)',
  '2.5.3': 'Rótulo no nome',
  '2.5.7': 'Movimentos de arrastar',
  '2.5.8': 'Tamanho do alvo (mínimo)',
  '3.3.1': 'Identificação do erro',
  '4.1.2': 'Nome, função, valor',
  '4.1.3': 'Mensagens de status',
}
