/** The username that an address means: people write `@ana`, as shown beside every name. */
export const addressedName = (written: string | undefined) => written?.trim().replace(/^@/, '')
