/**
 * A shared module that did not arrive fails the chunk that needs it. Federation's runtime takes such a chunk for loaded and
 * throws only when the module is evaluated, which the bundler remembers for every module that imports it: a dialog of which
 * one file was lost could not be opened again without a reload.
 * @param {string} source of `consumes.js` in `@module-federation/webpack-bundler-runtime`
 */
export default function failedConsumes(source) {
  const swallowed = '.catch(onError)'
  if (!source.includes(swallowed)) throw new Error(`Failed to find "${swallowed}" in the federation runtime.`)
  return source.replace(swallowed, '.catch((error) => { onError(error); throw error })')
}
