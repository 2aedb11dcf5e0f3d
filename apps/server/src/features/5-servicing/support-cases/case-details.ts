import type { Static } from 'typebox'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'

/** The part of a support case that only its sender and support may read. */
const CaseDetails = Type.Object({
  description: Type.String(),
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})
export type CaseDetails = Static<typeof CaseDetails>

export const encryptCaseDetails = (encryptor: Pick<Encryptor, 'encrypt'>, details: CaseDetails, uuid: string): string =>
  encryptor.encrypt(details, uuid).$sealed

/** @throws Error that does not quote the text, when it does not match the schema */
export function decryptCaseDetails(
  encryptor: Pick<Encryptor, 'decrypt'>,
  row: { readonly sealed: string; readonly uuid: string },
): CaseDetails {
  const details = encryptor.decrypt({ $sealed: row.sealed }, row.uuid)
  if (Value.Check(CaseDetails, details)) return details
  throw new Error('A stored support case does not match its schema')
}
