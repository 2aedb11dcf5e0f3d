import type { MailChoicesReply } from '@coverwright/contract/mail-choices'
import {
  type Choices,
  type Recipient,
  type Topic,
  type TopicChoice,
  topicChoices,
} from '@coverwright/core/lifecycle/notices'
import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { hostAddress } from '../../1-foundation/mails/host-address.ts'
import type { MailChoicesRow } from '../../1-foundation/mails/mail-choices.store.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { worksForClients } from '../roles/roles.ts'
import type { Staff } from '../users/staff.ts'

export type ChoiceDependencies = {
  readonly db: Database
  readonly sites: Pick<Sites, 'byId'>
  readonly staff: Pick<Staff, 'roleOf'>
  readonly clock: () => Date
}

/** As whom somebody is mailed at a site. */
function recipientsFor({ sites, staff }: ChoiceDependencies, { site, email }: MailChoicesRow): readonly Recipient[] {
  const { role } = staff.roleOf(email)
  const served = sites.byId(site)
  const host = (['desk', 'placement'] as const).filter(
    (to) => served && emailKey(hostAddress(served.site, to)) === email,
  )
  if (role === 'desk') return ['desk', 'placement', 'assignee']
  if (worksForClients(role)) return ['agent', 'assignee', ...host]
  return ['applicant', ...host]
}

export const possibleFor = (dependencies: ChoiceDependencies, row: MailChoicesRow): readonly TopicChoice[] =>
  topicChoices(recipientsFor(dependencies, row), dependencies.sites.byId(row.site)?.site.notices?.mails)

/** @param email as it is told; mostly hidden when absent */
export const choicesReply = (
  dependencies: ChoiceDependencies,
  row: MailChoicesRow,
  email: string = maskedEmail(row.email),
): MailChoicesReply => ({
  email,
  topics: possibleFor(dependencies, row).map(({ topic, timings, usual, isNeeded }) => ({
    topic,
    timing: row.choices[topic] ?? usual,
    timings: [...timings],
    is_needed: isNeeded,
  })),
})

/** What somebody chooses who unsubscribes from a topic, or from all that nobody needs. */
export const turnedOff = (dependencies: ChoiceDependencies, row: MailChoicesRow, of: Topic | 'all'): Choices =>
  Object.fromEntries(
    possibleFor(dependencies, row)
      .filter(({ topic, timings }) => (of === 'all' || topic === of) && timings.includes('off'))
      .map(({ topic }) => [topic, 'off']),
  )
