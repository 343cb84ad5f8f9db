import styles from '../plain/plain.module.css'

export const SAMPLE_DATA = 'Dados de exemplo'

/** Stands beside every invented number (P-18). */
export function SampleNote() {
  return <span className={styles.sample}>{SAMPLE_DATA}</span>
}
