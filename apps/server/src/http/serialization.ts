import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'

/**
 * Writes replies by their schema, so that nothing leaves that the contract does not name. A writer is made at the first
 * reply of its kind: most refusals are never sent, and making all of them takes longer than the rest of the start.
 */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let write: ReturnType<typeof fastJson> | undefined
  return (reply: unknown) => {
    write ??= fastJson(schema)
    return write(reply)
  }
}
