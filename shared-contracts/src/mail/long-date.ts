/** `21 de novembro de 2026`, by the clock of a zone; absent: that of this device. */
export const longDate = (date: string | number, timeZone?: string) =>
  new Date(date).toLocaleDateString('pt-BR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  })
