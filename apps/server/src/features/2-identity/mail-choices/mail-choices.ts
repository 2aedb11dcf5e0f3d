import type { MailChoicesReply } from '@coverwright/contract/mail-choices'
import {
  type Choices,
  notices,
  type Recipient,
  type Topic,
  type TopicChoice,
  topicChoices,
} from '@coverwright/core/lifecycle/notices'
import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { deleteHeldMails } from '../../1-foundation/mails/held-mails.store.ts'
import { hostAddress } from '../../1-foundation/mails/host-address.ts'
import { keepChoices, type MailChoicesRow } from '../../1-foundation/mails/mail-choices.store.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { worksForClients } from '../roles/roles.ts'
import type { Staff } from '../users/staff.ts'

export type ChoiceDependencies = {
  readonly db: Database
  readonly sites: Pick<Sites, 'byId'>
  readonly staff: Pick<Staff, 'roleOf' | 'isAgency'>
  readonly encryptor: Pick<Encryptor, 'hashesOf'>
  readonly clock: () => Date
}

/** What somebody has chosen at a site, maybe nothing yet. */
type StoredChoices = Pick<MailChoicesRow, 'site' | 'email' | 'choices'>

/** A recipient at a site. */
function recipientsFor({ sites, staff }: ChoiceDependencies, { site, email }: StoredChoices): readonly Recipient[] {
  const { role } = staff.roleOf(email)
  const servedSite = sites.byId(site)
  const host = (['desk', 'placement'] as const).filter(
    (to) => servedSite && emailKey(hostAddress(servedSite.site, to)) === email,
  )
  if (role === 'desk') return ['desk', 'placement', 'assignee']
  if (worksForClients(role) || staff.isAgency(email)) return ['agent', 'assignee', ...host]
  return ['applicant', ...host]
}

export const possibleFor = (dependencies: ChoiceDependencies, row: StoredChoices): readonly TopicChoice[] =>
  topicChoices(recipientsFor(dependencies, row), dependencies.sites.byId(row.site)?.site.notices?.mails)

/** @param email as replied; mostly hidden when absent */
export const choicesReply = (
  dependencies: ChoiceDependencies,
  row: StoredChoices,
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

/** The choices of somebody who unsubscribes from a topic, or from all optional mails. */
export const turnedOff = (dependencies: ChoiceDependencies, row: StoredChoices, of: Topic | 'all'): Choices =>
  Object.fromEntries(
    possibleFor(dependencies, row)
      .filter(({ topic, timings }) => (of === 'all' || topic === of) && timings.includes('off'))
      .map(({ topic }) => [topic, 'off']),
  )

/** Stores somebody's choices. Waiting mails of a topic that they turn off are not sent, unless they are needed. */
export const choose = (dependencies: ChoiceDependencies, row: MailChoicesRow, choices: Choices): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    await keepChoices(trx, row.token, choices, dependencies.clock())
    const own = notices.filter(({ to }) => recipientsFor(dependencies, row).includes(to))
    const requiredMails = new Set(own.filter(({ isNeeded }) => isNeeded).map(({ mail }) => mail))
    const kinds = own
      .filter(({ topic, mail }) => choices[topic] === 'off' && !requiredMails.has(mail))
      .map(({ mail }) => mail)
    const recipients = recipientKeys(dependencies.encryptor, row.email)
    if (kinds.length > 0) await deleteHeldMails(trx, { site: row.site, recipients }, kinds)
  })
