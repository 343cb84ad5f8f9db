/** Returns the username that an address means: people also write `@ana`, as it is shown beside every name. */
export const addressedName = (written: string | undefined) => written?.trim().replace(/^@/, '')
