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

  // Only the boot file is deferred. Where it is missing, nothing else could say so (src/failures/boot-failure.ts).
  const fail = () => {
    document.getElementById('skeleton')?.remove()
    const notice = document.getElementById('not-started')
    notice?.removeAttribute('hidden')
    notice?.querySelector('button')?.addEventListener('click', () => location.reload())
  }
  const onError = ({ target }) => {
    if (!target.defer) return
    console.error('[EM-200] the boot file did not arrive', target.src)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fail)
    else fail()
  }
  addEventListener('error', onError, true)
})()
