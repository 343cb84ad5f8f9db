/** Set by the build: the package version with a hash of the sources. */
declare const __REMOTE_VERSION__: string

declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}
declare module '*.css'
