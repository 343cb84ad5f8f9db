/** The package's own types, @types/compression, bring those of Express along. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  export default function compression(): (req: IncomingMessage, res: ServerResponse, next: () => void) => void
}
