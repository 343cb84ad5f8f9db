import styles from './ab-tests.module.css'

/** What speaks against the settings of a test; nothing where nothing does. */
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
