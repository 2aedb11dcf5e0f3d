import type { Topic } from '@coverwright/core/lifecycle/notices'
import type { Database } from '../../../platform/database/database.ts'
import type { PageAddress } from '../site/page-address.ts'
import { choicesOf, renewLink } from './mail-choices.store.ts'

type Person = { readonly site: string; readonly email: string }

/** Where the reader of a mail chooses their mails, and where their mail program can unsubscribe them (RFC 8058). */
export type LinksToChoices = (
  trx: Database,
  person: Person,
  topic: Topic | 'all',
) => Promise<{ readonly page: string; readonly unsubscribe: string }>

type Dependencies = { readonly pageAddress: PageAddress; readonly apiBase: string; readonly clock: () => Date }

const renewedAfterMs = 30 * 86_400_000

export const createLinksToChoices =
  ({ pageAddress, apiBase, clock }: Dependencies): LinksToChoices =>
  async (trx, person, topic) => {
    const now = clock()
    const { token, created_at } = await choicesOf(trx, person, now)
    // A row without a choice is deleted a year after its link was last mailed, to within these days.
    if (created_at.getTime() < now.getTime() - renewedAfterMs) await renewLink(trx, token, now)
    return {
      page: pageAddress(person.site, `/my-mail/${token}`),
      unsubscribe: pageAddress(person.site, `${apiBase}/my-mail/${token}/unsubscribe/${topic}`),
    }
  }
