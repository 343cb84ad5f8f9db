/** Set by the build: true in development builds only, so that production bundles lose the code behind it. */
declare const __DEVELOPMENT__: boolean
/** Set by the build: the package version with a hash of the sources. */
declare const __SHELL_VERSION__: string

declare module '*.css'
