/** True in development builds only. The build sets it, so that production bundles lose the code behind it. */
declare const __DEVELOPMENT__: boolean
/** Set by the build: the package version with a hash of the sources. */
declare const __SHELL_VERSION__: string
/** Set by the build: fingerprint of what the shell provides to remotes; `static/provides.<it>.json` has the names. */
declare const __SHELL_SURFACE__: string

/** Public path of the build's files. */
declare let __webpack_public_path__: string

declare module '*.css'

/** Imports a file as text in tests. */
declare module '*?raw' {
  const text: string
  export default text
}
