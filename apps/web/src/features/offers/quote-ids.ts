import type { QuoteReply } from '@coverwright/contract/quotes'

type Ids = Pick<QuoteReply, '_id' | 'uuid' | 'account_uuid' | 'checkout_session_uuid'>

/** The ids under which a quote's own pages are found: its key, its uuid, its account's and its checkout's. Seed 2.6. */
export const isIdOf = ({ _id, uuid, account_uuid, checkout_session_uuid }: Ids, id: string): boolean =>
  [_id, uuid, account_uuid, checkout_session_uuid].includes(id)
