/**
 * Loader: marks the components that a library makes with `forwardRef` as free of side effects, so that those that nobody
 * imports are left out (decision 032). Where nothing matches any more, the bundle is larger and nothing else.
 * @param {string} source
 */
export default function pureComponents(source) {
  return source
    .replace(/= (\w+\.)?forwardRef\(/g, '= /* @__PURE__ */ $1forwardRef(')
    .replace(/^\w+\.displayName = .*;$/gm, '')
}
