/** Formats the number of queued actions: `3 ações pendentes`. */
export function pendingCount(count: number): string {
  return `${count} ${count === 1 ? 'ação pendente' : 'ações pendentes'}`
}
