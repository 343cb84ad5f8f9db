/** Processor time and memory of other processes, as Linux tells them. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** Ticks of the kernel's clock in a second. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** The fields behind the name of the process, which may hold blanks. @param {number} pid */
const statOf = (pid) => fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []

/** Returns a process and those that it has started. @param {number} pid */
export function childrenOf(pid) {
  const listed = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...listed.trim().split(' ').filter(Boolean).map(Number)]
}

/** Returns the processor time of processes in ms, with that of their ended children. @param {number[]} pids */
export function cpuOf(pids) {
  const ticks = pids.map((pid) => {
    try {
      const [own, kernel, ended, endedKernel] = statOf(pid).slice(11, 15).map(Number)
      return (own ?? 0) + (kernel ?? 0) + (ended ?? 0) + (endedKernel ?? 0)
    } catch {
      // It has ended meanwhile, and counts for its parent.
      return 0
    }
  })
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS
}

/** Returns the most memory that a process has had, in MB. @param {number} pid */
export function memoryOf(pid) {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
