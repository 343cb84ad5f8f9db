import { execFileSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const HEADLESS_SHELL = 'chromium-headless-shell'

/** @param {string} name */
function which(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Finds the whole browser, for benchmarks and profiles: `EMENTA_CHROMIUM`, else the system's; undefined means Playwright's own. */
export function findChromium() {
  if (process.env.EMENTA_CHROMIUM) return process.env.EMENTA_CHROMIUM
  for (const name of NAMES) {
    const found = which(name)
    if (found) return found
  }
  return undefined
}

/** Chromium's engine without a window, undefined where it is not installed. */
export const findHeadlessShell = () => which(HEADLESS_SHELL)

/** The browser for journeys: the same engine without the parts of a window takes 30 % less processor time. */
export function findJourneyBrowser() {
  return process.env.EMENTA_CHROMIUM ?? findHeadlessShell() ?? findChromium()
}

/** Runs as root in containers too, and asks nothing of the network but the product. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update']

/** Arguments for journeys: on machines without a graphics processor, drawing without GL saves 10 % of the browser's time. */
export const JOURNEY_ARGS = [...CHROMIUM_ARGS, '--disable-gpu']
