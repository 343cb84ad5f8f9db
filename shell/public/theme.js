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

  /**
   * A damaged file in the worker's cache would be answered for ever: worker and files go, where the host has new ones (the
   * worker answers GET alone). What was written is stored elsewhere.
   */
  const folder = new URL('.', document.currentScript?.src ?? location.href).href
  const reload = async () => {
    try {
      if ((await fetch(folder, { method: 'HEAD', cache: 'no-store' })).ok) {
        for (const worker of await navigator.serviceWorker.getRegistrations())
          if (worker.scope === folder) await worker.unregister()
        for (const name of await caches.keys())
          if (name.startsWith('ementa-') || name.endsWith(folder)) await caches.delete(name)
      }
    } catch {}
    location.reload()
  }

  // Nothing that renders is there: the document has the words. `ementa-failed` comes from src/failures/boot-failure.ts.
  const fail = () => {
    document.getElementById('skeleton')?.remove()
    const notice = document.getElementById('not-started')
    notice?.removeAttribute('hidden')
    notice?.querySelector('button')?.addEventListener('click', reload)
  }
  // Only the boot file is deferred: it did not arrive, or it cannot be read.
  const isBootFile = (script) => script.defer
  const onError = ({ target, filename }) => {
    const isDamaged =
      document.getElementById('skeleton') &&
      [...document.scripts].some((one) => isBootFile(one) && one.src === filename)
    if (!isBootFile(target) && !isDamaged) return
    console.error('[EM-200] the boot file did not arrive', target.src ?? filename)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fail)
    else fail()
  }
  addEventListener('error', onError, true)
  addEventListener('ementa-failed', fail)
})()
