import type { InFlight, Middleware, Transport, Validity, Writes } from '@ementa/ui/host'
import type { Connection } from './connection'
import { uploadOfflineImages } from './images'

interface PipelineParts {
  inFlight: InFlight
  writes: Writes
  connection: Pick<Connection, 'transport' | 'middleware'>
}

/** Creates the transport of the calls of all pages: the middleware in order, from the client to the backend. */
export function createCallPipeline(
  offline: { middleware: Middleware },
  { inFlight, writes, validity, connection }: PipelineParts & { validity: Validity },
): Transport {
  return compose(
    [
      // Without a connection refuses the call, or puts a write that may wait into the queue and answers `{ queued: true }`.
      offline.middleware,
      // Counts the call until it is answered: announcements of stale reads wait for the last write, and what can come later
      // waits for the first page (`page-idle.ts`).
      inFlight.middleware,
      // After a success announces which reads are stale, by the table of calls.
      writes.middleware,
      // Notes until when the answer holds.
      validity.middleware,
      // Uploads images that were chosen offline, before the post that names them.
      uploadOfflineImages,
      // Names the signed-in person to an HTTP server.
      ...connection.middleware,
    ],
    connection.transport,
  )
}

/** Creates the transport of what the offline queue sends. Its caller has gone on, so that more reads are stale here. */
export function createQueuePipeline({ inFlight, writes, connection }: PipelineParts): Transport {
  return compose(
    [inFlight.middleware, writes.lateMiddleware, uploadOfflineImages, ...connection.middleware],
    connection.transport,
  )
}

/** Creates the transport of the calls about people and devices, which only a host of many people answers. */
export function createHostPipeline({ middleware, transport }: Pick<Connection, 'transport' | 'middleware'>): Transport {
  return compose(middleware, transport)
}

/** Wraps the transport, so that the first middleware sees a request first and its answer last. */
function compose(middleware: readonly Middleware[], transport: Transport): Transport {
  return middleware.reduceRight((inner, wrap) => wrap(inner), transport)
}
