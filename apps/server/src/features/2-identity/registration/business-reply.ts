import type { AccountBusiness } from '@coverwright/contract/accounts'
import { maskAnswer } from '@coverwright/core/answers/masked'
import { type Encryptor, isEncrypted } from '../../../platform/encryption/encryptor.ts'
import type { BusinessRow } from './businesses.store.ts'

/** A registered business as its owner sees it: its tax number masked. */
export function businessReply(encryptor: Pick<Encryptor, 'decrypt'>, row: BusinessRow): AccountBusiness {
  const { employer_id, ...business } = row.business
  return {
    ...business,
    id: row.business_id,
    ...(isEncrypted(employer_id) ? { employer_id: maskAnswer(encryptor.decrypt(employer_id, row.id)) } : {}),
    ...(row.wholesaler === null ? {} : { wholesaler: row.wholesaler }),
    registered_at: row.updated_at.toISOString(),
  }
}
