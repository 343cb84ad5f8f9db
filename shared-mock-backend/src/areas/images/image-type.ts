const SIGNATURES = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
] as const

/** The image type that the first bytes of a file speak of, whatever its name and declared type say; null for others. */
export function imageType(file: Uint8Array): string | null {
  return SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte))?.type ?? null
}
