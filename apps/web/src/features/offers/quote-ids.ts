import type { QuoteReply } from '@coverwright/contract/quotes'

type Ids = Pick<QuoteReply, '_id' | 'uuid' | 'account_uuid' | 'checkout_session_uuid'>

/** Whether `id` names this quote in an address: as its key, its uuid, its account or its checkout. Source: seed 2.6. */
export const isIdOf = ({ _id, uuid, account_uuid, checkout_session_uuid }: Ids, id: string): boolean =>
  [_id, uuid, account_uuid, checkout_session_uuid].includes(id)
