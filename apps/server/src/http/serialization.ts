import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'

/**
 * Serializes replies by their schema, so that nothing is sent that the contract does not name. A serializer is compiled at
 * the first reply of its kind: most refusals are never sent, and compiling all of them takes longer than the rest of the start.
 */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let write: ReturnType<typeof fastJson> | undefined
  return (reply: unknown) => {
    write ??= fastJson(schema)
    return write(reply)
  }
}
