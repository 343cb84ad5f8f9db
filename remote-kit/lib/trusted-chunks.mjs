/**
 * Lets the shell make the addresses and the integrity of a container's chunks (`shell/src/federation/trusted-scripts.ts`):
 * the container then needs no Trusted Types policy of its own, of which a page may have only one of a name (decision 036).
 */

/** Set by the shell; a shell of before it, and a stand-alone page, have none. */
const TRUST = 'globalThis.ementaTrust'
const CROSS_ORIGIN = /if \((script|link)\.(?:src|href)\.indexOf\([^{]*\{\s*\1\.crossOrigin = 'anonymous';\s*\}/

/** @param {string} code of the bundler's runtime @param {string} line @param {string} replacement */
function replaced(code, line, replacement) {
  if (!code.includes(line)) throw new Error(`Failed to trust chunks: the runtime has no line "${line}".\n${code}`)
  return code.replace(line, replacement)
}

/** @returns {{ apply(compiler: import('@rspack/core').Compiler): void }} */
export const trustedChunks = () => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ementa-trusted-chunks', (compilation) => {
      const hooks = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation)
      hooks.createScript.tap('ementa-trusted-chunks', (code) =>
        replaced(
          code.replace(CROSS_ORIGIN, "script.crossOrigin = 'anonymous';"),
          'script.src = __webpack_require__.tu(url);',
          `${TRUST} ? ${TRUST}(script, url) : script.src = __webpack_require__.tu(url);`,
        ),
      )
      hooks.createLink.tap('ementa-trusted-chunks', (code) =>
        replaced(
          code.replace(CROSS_ORIGIN, "link.crossOrigin = 'anonymous';"),
          'link.href = url;',
          `link.href = url;${TRUST}?.(link, url);`,
        ),
      )
    })
  },
})
