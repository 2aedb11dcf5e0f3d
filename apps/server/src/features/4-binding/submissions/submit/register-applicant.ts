import { registrationOf } from '@coverwright/catalogue/application/registration-of'
import { isWholesaler } from '@coverwright/catalogue/sites/site'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { hostAddress } from '../../../1-foundation/mails/host-address.ts'
import type { Notify } from '../../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import { type Actor, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { registerPerson } from '../../../2-identity/registration/register.ts'
import { aboutSender } from '../../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../../3-quoting/links/company-of.ts'
import { mayNotifyOfSubmission } from '../../../3-quoting/links/link-limits.ts'
import { linkAddress, makeLink, ownersEmail } from '../../../3-quoting/links/make-link.ts'
import { notifyAll } from '../../../3-quoting/notices/notify-all.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { advisorTypes } from '../forecast/advisor-lines.ts'
import { causeOf } from '../offers/cause-of.ts'

type Dependencies = { encryptor: Encryptor; notify: Notify; pageAddress: PageAddress; clock: () => Date }

type SubmittedApplication = {
  readonly quote: QuoteSnapshot
  readonly by: Actor
  /** How many carriers were asked. */
  readonly insurers: number
  readonly now: Date
}

/**
 * Registers the contact of an application, and mails them that it was submitted. The agency or the site's advisor gets a
 * mail about the lines that no carrier quotes online. An unproven address gets only a few mails an hour, since anybody may
 * have typed it. An agent who submits for a client registers the client.
 * @returns the account that lists the application; null when it names no contact
 */
export async function registerApplicant(trx: Database, dependencies: Dependencies, application: SubmittedApplication) {
  const { quote, by, insurers, now } = application
  const actor = actorPseudonym(by)
  const { row, served, flowState } = quote
  const { site } = served
  const contact = registrationOf({ view: flowState.view, quote: row, wholesaler: isWholesaler(site) })
  const person = contact && (await registerPerson(trx, dependencies.encryptor, contact, by, now))
  // A link to an owned quote can be opened by its owner only.
  const owner = await ownersEmail(trx, row)
  const email = owner ?? person?.email
  const company = companyOf(quote)
  if (email !== undefined && (owner !== undefined || (await mayNotifyOfSubmission(trx, email, now)))) {
    const link = await makeLink(trx, { quote: row, email, purpose: 'submitted', actor }, now)
    await dependencies.notify(
      trx,
      'applicant',
      {
        ...aboutSender(quote),
        kind: 'submitted',
        to: email,
        site: site.id,
        link: linkAddress(dependencies.pageAddress, site.id, link),
        company,
        insurers,
      },
      { id: link.uuid, quote: row.id },
    )
  }
  const cause = causeOf(by)
  await notifyAll(trx, dependencies, quote, { kind: 'application_submitted', count: insurers }, { besides: cause })
  const lines = advisorTypes(quote).map(({ name }) => name)
  if (lines.length > 0)
    await dependencies.notify(trx, quote.agentEmail ? 'agent' : 'placement', {
      kind: 'advisor_lines',
      to: quote.agentEmail ?? hostAddress(site, 'placement'),
      site: site.id,
      quote: row.id,
      company,
      lines,
    })
  return row.person_id === null ? (person?.account_uuid ?? null) : row.account_uuid
}
