import type { Static } from 'typebox'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Sealer } from '../../../platform/sealing/sealer.ts'

/** The part of a message that only its sender and support may read. */
const Message = Type.Object({
  description: Type.String(),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})
export type Message = Static<typeof Message>

export const sealMessage = (sealer: Pick<Sealer, 'seal'>, message: Message, uuid: string): string =>
  sealer.seal(message, uuid).$sealed

/** @throws Error that does not repeat the text, when it is not a message */
export function openMessage(
  sealer: Pick<Sealer, 'open'>,
  row: { readonly sealed: string; readonly uuid: string },
): Message {
  const opened = sealer.open({ $sealed: row.sealed }, row.uuid)
  if (Value.Check(Message, opened)) return opened
  throw new Error('A stored message does not match its schema')
}
