/** The shell's document names its web manifest by a path, which lies where the product does. */
const MANIFEST_LINK = 'link[rel=manifest]'

/**
 * The path of the folder in which the product lies on its host, with a slash at its end: `/`, or `/ementa/` for a part of
 * an origin. A page that is not the shell's (a remote by itself) knows only `/`.
 */
export function productFolder(): string {
  const link = document.querySelector<HTMLLinkElement>(MANIFEST_LINK)
  return link ? new URL('.', link.href).pathname : '/'
}

/** Returns the absolute address that precedes the path of a shared link: `https://host`, or `https://host/ementa`. */
export const productAddress = (): string => location.origin + productFolder().slice(0, -1)

/** A pathname of this origin as the product's own paths name it: `/ementa/search` is `/search`. */
export const pathInProduct = (pathname: string = location.pathname): string =>
  pathname.slice(productFolder().length - 1) || '/'
