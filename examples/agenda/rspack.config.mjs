import { ementaRemote } from '@ementa/remote-kit/rspack'

const jsc = { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } }

export default {
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: { jsc } },
      { test: /\.css$/, type: 'css/auto', parser: { namedExports: false } },
    ],
  },
  output: { clean: true },
  plugins: [ementaRemote()],
}
