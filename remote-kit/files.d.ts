/** Files that are no code, as a bundler gives them to the code that imports them. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
}
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
