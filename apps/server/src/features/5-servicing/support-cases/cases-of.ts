import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import type { Person } from '../../2-identity/users/staff.ts'

export type Cases = ExpressionBuilder<Schema, 'support_cases'>

/** The messages that somebody sent: under their account, or from their address. */
export const casesOf =
  (sealer: Sealer, { email, account_uuid }: Pick<Person, 'email' | 'account_uuid'>) =>
  (eb: Cases): Expression<SqlBool> =>
    eb.or([eb('sender', 'in', recipientKeys(sealer, email)), eb('account_uuid', '=', account_uuid)])
