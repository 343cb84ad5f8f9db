const THEMES = ['light', 'dark'] as const

/** The same page twice, side by side: the theme is a class of the whole document, hence two documents. */
export function BothThemes() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100vh' }}>
      {THEMES.map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={`?theme=${theme}`}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      ))}
    </div>
  )
}
