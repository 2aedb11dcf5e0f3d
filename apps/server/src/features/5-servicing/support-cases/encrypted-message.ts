import type { Static } from 'typebox'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'

/** The part of a message that only its sender and support may read. */
const Message = Type.Object({
  description: Type.String(),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})
export type Message = Static<typeof Message>

export const encryptMessage = (encryptor: Pick<Encryptor, 'encrypt'>, message: Message, uuid: string): string =>
  encryptor.encrypt(message, uuid).$sealed

/** @throws Error that does not repeat the text, when it is not a message */
export function decryptMessage(
  encryptor: Pick<Encryptor, 'decrypt'>,
  row: { readonly sealed: string; readonly uuid: string },
): Message {
  const opened = encryptor.decrypt({ $sealed: row.sealed }, row.uuid)
  if (Value.Check(Message, opened)) return opened
  throw new Error('A stored message does not match its schema')
}
