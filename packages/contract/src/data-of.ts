import type { TSchema } from 'typebox'
import Type from 'typebox'

/** A successful reply with content: `{ "data": … }`. */
export const dataOf = <T extends TSchema>(schema: T) => Type.Object({ data: schema }, { additionalProperties: false })
