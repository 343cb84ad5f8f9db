import styles from './ab-tests.module.css'

/** Lists warnings about the settings of a test; renders nothing when there are none. */
export function SettingsWarnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul className={styles.warnings}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
