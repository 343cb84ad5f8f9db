import { AwsClient } from 'aws4fetch'
import { candidates, type ImageFiles, nameOf, namesOf } from './files'

/**
 * Images as objects of a bucket of S3, or of another store that speaks its protocol. Its keys are in `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`, and where its address does not tell the region, that is in `AWS_REGION`.
 * @param address the bucket's address, `https://host/bucket`
 * @param before the place of images that were uploaded before the bucket was set
 * @throws {Error} with one sentence when the bucket does not open
 */
export async function imageBucket(address: string, before: ImageFiles): Promise<ImageFiles> {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_REGION } = process.env
  const bucket = new AwsClient({
    ...{ accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, service: 's3', retries: 3 },
    ...(AWS_REGION && { region: AWS_REGION }),
  })
  const base = address.replace(/\/$/, '')

  async function ask(method: string, name: string, init: RequestInit = {}) {
    const answer = await bucket.fetch(`${base}/${name}`, { ...init, method })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`Failed to reach the bucket of images: it answered ${answer.status} to ${method}.`)
  }

  const opened = await bucket.fetch(base, { method: 'HEAD' }).then(
    ({ status }) => (status === 200 ? null : `it answered ${status}`),
    () => 'it does not answer',
  )
  if (opened)
    throw new Error(
      `Failed to start: EMENTA_IMAGES is "${address}", and ${opened}. Please check the address and its keys.`,
    )

  return {
    async read(id, width) {
      for (const name of candidates(id, width)) {
        const answer = await ask('GET', name)
        if (answer.ok) return answer.blob()
      }
      return before.read(id, width)
    },
    async write(id, files) {
      // The largest comes last: an image that is found has all of its copies.
      for (const { width, type, bytes } of files.toReversed()) {
        await ask('PUT', nameOf(id, width), { body: new Uint8Array(bytes), headers: { 'content-type': type } })
      }
    },
    async delete(id) {
      for (const name of namesOf(id)) await ask('DELETE', name)
      await before.delete(id)
    },
  }
}
