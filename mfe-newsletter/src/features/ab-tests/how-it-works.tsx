import { Section } from '@ementa/ui'
import styles from './ab-tests.module.css'

const STEPS = [
  ['Criação', 'Escreva dois assuntos para a mesma edição, A e B.'],
  ['Divisão', 'Escolha que parte dos assinantes recebe cada um.'],
  ['Métrica', 'Decida o que conta: aberturas ou cliques.'],
  ['Duração', 'Dê tempo: para aberturas, duas horas ou mais.'],
  ['Resultado', 'Compare os números e declare o vencedor.'],
] as const

/** Explains the five steps of a test. */
export function HowItWorks() {
  return (
    <Section title="Como funciona">
      <ol className={styles.steps}>
        {STEPS.map(([name, text], index) => (
          <li className={styles.step} key={name}>
            <div className={styles.number} aria-hidden>
              {index + 1}
            </div>
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
