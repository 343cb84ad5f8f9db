import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dockerFiles } from './nginx.mjs'
import { DEFAULT_BASE, packages, root } from './packages.mjs'

test.each(Object.entries(dockerFiles()))('docker/%s is in step with the rules it is written from', (name, content) => {
  const file = fs.readFileSync(path.join(root, 'docker', name), 'utf8')
  expect(file, 'Please run: node tooling/scripts/docker-config.mjs').toBe(content)
})

test('every package is a service of its own on its own port [PLT-020]', () => {
  const compose = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
  for (const one of packages()) {
    const service = new RegExp(`^  ${one.name}:\\n(?:    .*\\n)+`, 'm').exec(compose)?.[0] ?? ''
    expect(service, one.name).toContain(`127.0.0.1:${DEFAULT_BASE + one.offset}:80`)
    expect(service, one.name).toContain(`./${one.folder}/dist:/srv:ro`)
  }
})
