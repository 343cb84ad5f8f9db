// Before the first paint: the stored choice becomes class and data-theme of the root, so that no page flashes in the other theme.
// A file of its own because the content security policy allows no inline script. The rule's one full form is createThemeService.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('ementa-ui-theme')
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.classList.add(dark ? 'dark' : 'light')
  root.dataset.theme = dark ? 'dark' : 'light'
  root.style.colorScheme = dark ? 'dark' : 'light'
  root.style.backgroundColor = dark ? '#141210' : '#FBF9F5'

  // Only the boot file is deferred: it did not arrive, or it cannot be read. The document has the words for that.
  const isBootFile = (script) => script.defer
  const onError = ({ target, filename }) => {
    const isDamaged =
      document.getElementById('skeleton') &&
      [...document.scripts].some((one) => isBootFile(one) && one.src === filename)
    if (!isBootFile(target) && !isDamaged) return
    console.error('[EM-200] the boot file did not arrive', target.src ?? filename)
    root.classList.add('failed')
  }
  addEventListener('error', onError, true)
})()
