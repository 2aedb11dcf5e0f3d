import type { Topic } from '@coverwright/core/lifecycle/notices'
import type { Database } from '../../../platform/database/database.ts'
import type { PageAddress } from '../site/page-address.ts'
import { choicesOf } from './mail-choices.store.ts'

type Person = { readonly site: string; readonly email: string }

/** Where the reader of a mail says which mails they want, and where their mail program says it for them (RFC 8058). */
export type LinksToChoices = (
  trx: Database,
  person: Person,
  topic: Topic | 'all',
) => Promise<{ readonly page: string; readonly unsubscribe: string }>

type Dependencies = { readonly pageAddress: PageAddress; readonly clock: () => Date }

export const createLinksToChoices =
  ({ pageAddress, clock }: Dependencies): LinksToChoices =>
  async (trx, person, topic) => {
    const { token } = await choicesOf(trx, person, clock())
    return {
      page: pageAddress(person.site, `/my-mail/${token}`),
      unsubscribe: pageAddress(person.site, `/api/my-mail/${token}/unsubscribe/${topic}`),
    }
  }
