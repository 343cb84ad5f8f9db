import path from 'node:path'
import { rspack } from '@rspack/core'
import { baseConfig, devServer } from '../rspack/base.mjs'

/** Beside the shell and the remotes, as all ports are counted from one. */
const port = Number(process.env.EMENTA_PORT_BASE ?? 3000) + 10

const base = baseConfig({ folder: 'tooling/workshop', uniqueName: 'workshop' })

/** The page of `npm run workshop`: no federation, every shared part from its source. */
export default {
  ...base,
  entry: { workshop: './index.tsx' },
  output: { ...base.output, path: path.join(import.meta.dirname, '../.cache/workshop'), publicPath: '/' },
  plugins: [...(base.plugins ?? []), new rspack.HtmlRspackPlugin({ template: './index.html' })],
  devServer: devServer(port),
}
