/**
 * node tooling/scripts/docker-config.mjs [--keys]: rewrites docker/nginx and docker/remotes.json from the rules in
 * tooling/lib/hosts; `--keys`, in an image, names the keys of this checkout in the registry.
 */
// This import comes first: an old Node would fail in the next ones.
import './lib/preflight.mjs'

import fs from 'node:fs'
import path from 'node:path'
import { dockerFiles } from '../lib/hosts/docker.mjs'
import { root } from '../lib/packages.mjs'

for (const [name, content] of Object.entries(dockerFiles({ keys: process.argv.includes('--keys') }))) {
  const file = path.join(root, 'docker', name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
  console.log(`docker/${name} written`)
}
