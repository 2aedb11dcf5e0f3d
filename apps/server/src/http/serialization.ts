import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'

type Serializer = ReturnType<typeof fastJson>

/** By the text of their schema: many replies are alike, above all refusals. */
const serializers = new Map<string, Serializer>()

function serializerOf(schema: TSchema): Serializer {
  const text = JSON.stringify(schema)
  const serializer = serializers.get(text) ?? fastJson(schema)
  serializers.set(text, serializer)
  return serializer
}

/**
 * Serializes replies by their schema, so that nothing is sent that the contract does not name. A serializer is compiled
 * at the first reply of its kind: most refusals are never sent, and compiling all of them would take longer than the
 * rest of the start.
 */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  let serialize: Serializer | undefined
  return (reply: unknown) => {
    serialize ??= serializerOf(schema)
    return serialize(reply)
  }
}
