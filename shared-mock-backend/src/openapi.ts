import { BRAND } from '@ementa/contracts'
import { contract } from '@ementa/contracts/contract'
import type { AnySchema } from '@orpc/contract'
import { type ConditionalSchemaConverter, type JSONSchema, OpenAPIGenerator } from '@orpc/openapi'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

// The package's entry does not import this: the document is for people who build a real backend, not for the browser.

const isValibot = (schema: AnySchema | undefined): schema is AnySchema & v.GenericSchema =>
  schema?.['~standard'].vendor === 'valibot'

/** `@orpc/valibot` ends before the version of oRPC in use, so this is the converter. */
const valibotConverter: ConditionalSchemaConverter = {
  condition: isValibot,
  convert: (schema, { strategy }) => {
    if (!isValibot(schema)) return [false, {}]
    // Checks in code (grapheme counts) have no word in JSON Schema and are left out.
    const { $schema: _, ...converted } = toJsonSchema(schema, { typeMode: strategy, errorMode: 'ignore' })
    // Two sets of types for one format: drafts 7 and 2020-12 agree on everything that Valibot makes.
    return [!v.is(schema, undefined), converted as JSONSchema]
  },
}

/** The OpenAPI document of every call, for the person who implements the contract on a server. */
export function createOpenApiDocument() {
  const generator = new OpenAPIGenerator({ schemaConverters: [valibotConverter] })
  return generator.generate(contract, { info: { title: `${BRAND.name} API`, version: '1.0.0' } })
}
