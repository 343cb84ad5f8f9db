/**
 * npm run tarballs -w @ementa/remote-kit -- --to <folder>
 * Packs what a remote of another repository installs: the kit, and the types of the facades that the shell gives to it at
 * run time. Nothing of it needs a registry of ours (docs/remotes.md).
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../lib/packages.mjs'
import { FACADES, shellOf } from '../lib/surface.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { bin, run } from '../scripts/lib/run.mjs'

const KIT = path.join(root, 'remote-kit')
const STAGE = path.join(KIT, '.cache/tarballs')

/** @param {string} file */
const readPackage = (file) => JSON.parse(fs.readFileSync(path.join(root, file, 'package.json'), 'utf8'))

/**
 * Copies the declarations of a package. Those of the law are beside them, since `@ementa/ui` names some of its types.
 * @param {string} folder `shared-ui`
 * @param {string} to
 */
function copyTypes(folder, to) {
  const from = path.join(root, folder, '.cache/types/src')
  for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts') || /\.test\.d\.ts$|(^|\/)test\//.test(file)) continue
    const target = path.join(to, file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    const text = fs.readFileSync(path.join(from, file), 'utf8')
    fs.writeFileSync(
      target,
      text.replace(/(['"])@ementa\/law(\/\w+)?\1/g, (_, quote, entry = '') => quote + lawFrom(target, entry) + quote),
    )
  }
}

/** @param {string} file that imports it @param {string} entry `/citations` */
function lawFrom(file, entry) {
  const source = readPackage('shared-law').exports[`.${entry}`].replace('./src/', '').replace(/\.ts$/, '')
  return path.relative(path.dirname(file), path.join(STAGE, 'ui/types/law', source))
}

/** Packages that declarations name, with the versions of this checkout. @param {string} folder @param {string[]} sources */
function dependenciesOf(folder, sources) {
  const versions = Object.assign({}, ...sources.map((one) => readPackage(one).dependencies ?? {}))
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8')).join('\n')
  const named = [...texts.matchAll(/(?:from |import\()['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    [...new Set(named)]
      .filter((name) => versions[name] && !/^(react|@ementa\/.*)$/.test(name))
      .sort()
      .map((name) => [name, versions[name]]),
  )
}

/**
 * Writes a package of declarations. Its modules only name what the shell gives: a bundler that follows them finds the names,
 * and code that runs without the shell a sentence.
 * @param {string} name `@ementa/ui`
 * @param {string} source `shared-ui`
 * @param {import('../../remote-kit/lib/surface.mjs').Shell} shell
 */
function stageFacade(name, source, shell) {
  const folder = path.join(STAGE, name.replace('@ementa/', ''))
  const types = path.join(folder, 'types')
  copyTypes(source, path.join(types, source))
  if (source === 'shared-ui') copyTypes('shared-law', path.join(types, 'law'))
  const entries = Object.entries(FACADES).filter(([facade]) => facade === name || facade.startsWith(`${name}/`))
  const exported = entries.map(([facade, file]) => {
    const own = path.basename(file, '.ts')
    const [group = ''] = Object.keys(shell.provides).filter((one) => one.startsWith(`${facade}@`))
    const names = (shell.provides[group] ?? []).map((one) => `${one} = undefined`)
    fs.writeFileSync(
      path.join(folder, `${own}.js`),
      `throw new Error('${facade} is given by the shell at run time: open this remote in it.')\nexport const ${names.join(', ')}\n`,
    )
    return [facade.replace(name, '.'), { types: `./types/${source}/${own}.d.ts`, default: `./${own}.js` }]
  })
  write(folder, {
    name,
    version: shell.facades[name],
    type: 'module',
    exports: Object.fromEntries(exported),
    dependencies: dependenciesOf(types, [source, 'shared-law']),
    peerDependencies: source === 'shared-ui' ? { '@ementa/contracts': '*' } : {},
  })
}

/** @param {import('../../remote-kit/lib/surface.mjs').Shell} shell */
function stageKit(shell) {
  const folder = path.join(STAGE, 'remote-kit')
  const { private: _, scripts: __, ...kit } = readPackage('remote-kit')
  fs.mkdirSync(folder, { recursive: true })
  for (const file of kit.files)
    if (fs.existsSync(path.join(KIT, file)))
      fs.cpSync(path.join(KIT, file), path.join(folder, file), { recursive: true })
  fs.writeFileSync(path.join(folder, 'shell.json'), JSON.stringify(shell))
  fs.copyFileSync(path.join(root, 'docs/remotes.md'), path.join(folder, 'README.md'))
  write(folder, kit)
}

/** @param {string} folder @param {object} content */
const write = (folder, content) =>
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)

/** @param {string} command @param {string[]} args */
async function expectRun(command, args) {
  const { code, output } = await run(command, args)
  if (code !== 0) throw new Error(`Failed to pack: ${command} ended with an error.\n${output}`)
}

/**
 * @param {string} to
 * @returns {Promise<string[]>} the tarballs
 */
export async function packTarballs(to) {
  fs.rmSync(STAGE, { recursive: true, force: true })
  await expectRun(bin('tsc'), ['-b', 'shared-contracts', 'shared-law', 'shared-ui'])
  const shell = shellOf()
  stageFacade('@ementa/contracts', 'shared-contracts', shell)
  stageFacade('@ementa/ui', 'shared-ui', shell)
  stageKit(shell)
  fs.mkdirSync(to, { recursive: true })
  const staged = ['contracts', 'ui', 'remote-kit'].map((name) => path.join(STAGE, name))
  await expectRun('npm', ['pack', ...staged, '--pack-destination', to, '--silent'])
  return fs.readdirSync(to).filter((file) => /^ementa-.*\.tgz$/.test(file))
}

if (import.meta.filename === process.argv[1]) {
  await ensureInstalled()
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new Error('Failed to pack: name a folder with --to <folder>.')
  const to = path.resolve(process.env.INIT_CWD ?? process.cwd(), values.to)
  for (const file of await packTarballs(to)) console.log(path.join(to, file))
}
