import { expect, test } from 'vitest'
import { createOpenApiDocument } from './openapi'

test('the OpenAPI document tells the shape of inputs, outputs and declared errors', async () => {
  const document = await createOpenApiDocument()
  const create = document.paths?.['/posts/create']?.post
  expect(create?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          required: ['body'],
          properties: { tags: { type: 'array', maxItems: 6 }, status: { enum: ['published', 'draft'] } },
        },
      },
    },
  })
  expect(create?.responses?.['200']).toMatchObject({
    content: { 'application/json': { schema: { properties: { like_count: { type: 'integer', minimum: 0 } } } } },
  })
  expect(JSON.stringify(create?.responses?.['503'])).toContain('Mock network error')
})
