import styles from '../plain/plain.module.css'

export const SAMPLE_DATA = 'Dados de exemplo'

/** Marks an invented number as sample data; every such number needs it. */
export function SampleNote() {
  return <span className={styles.sample}>{SAMPLE_DATA}</span>
}
