import { run } from './run.mjs'

/** Packages of the distribution are installed by root on Linux alone. */
export const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0

/** @param {string} name */
export const aptInstall = (name) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
