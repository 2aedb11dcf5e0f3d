import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import { noticeOf, type Recipient, recipientsOf } from '@coverwright/core/lifecycle/notices'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { hostAddress } from '../../1-foundation/mails/host-address.ts'
import type { MailRequest } from '../../1-foundation/mails/mail.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import { aboutSender } from '../links/about-sender.ts'
import { companyOf } from '../links/company-of.ts'
import { linkAddress, makeLink, ownersEmail } from '../links/make-link.ts'
import type { QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'

export type NotifyDependencies = {
  readonly notify: Notify
  readonly pageAddress: PageAddress
  readonly clock: () => Date
}

/** The data of a mail that the applicant, their agent and the host get. */
type SharedMail = Extract<MailRequest, { readonly isToStaff: boolean }>
type OwnData<Mail> = Mail extends unknown ? Omit<Mail, 'to' | 'site' | 'company' | 'link' | 'isToStaff'> : never

type Options = {
  /** A page of the application for the applicant; a link that proves who they are when absent. */
  readonly applicantPage?: string
  /** A page for all of the staff; each the one where they work on the application when absent. */
  readonly staffPage?: string
  /** Which of the recipients in the table; all when absent. */
  readonly only?: readonly Recipient[]
  /** The person who caused it, who is not notified. */
  readonly besides?: Cause
  /** The member of staff who is given a task. */
  readonly assignee?: { readonly email: string; readonly isAgent: boolean } | undefined
}

/**
 * Mails every recipient in the table: the applicant, the agent and the host, each once and each with a page of theirs.
 */
export async function notifyAll(
  trx: Database,
  { notify, pageAddress, clock }: NotifyDependencies,
  quote: QuoteSnapshot,
  mail: OwnData<SharedMail>,
  { applicantPage, staffPage, only, besides, assignee }: Options = {},
): Promise<void> {
  const { row, served, agentEmail } = quote
  const { site } = served
  const company = companyOf(quote)
  const mailData = { ...mail, ...(company === undefined ? {} : { company }), site: site.id }
  for (const { recipient, to } of await addressees()) {
    if (recipient !== 'applicant') {
      // An application without a name is called by its reference number.
      const recipientFacts = { company: `CW-${row.uuid.slice(0, 8).toUpperCase()}`, ...mailData }
      const own = { ...recipientFacts, to, link: pageAddress(site.id, staffPage ?? pageOf(recipient)), isToStaff: true }
      await notify(trx, recipient, own, { quote: row.id })
    } else if (applicantPage === undefined) {
      const link = await makeLink(trx, { quote: row, email: to, purpose: 'submitted', actor: 'system' }, clock())
      const href = linkAddress(pageAddress, site.id, link)
      const own = { ...aboutSender(quote), ...mailData, to, link: href, isToStaff: false }
      await notify(trx, recipient, own, { id: link.uuid, quote: row.id })
    } else {
      const own = {
        ...aboutSender(quote),
        ...mailData,
        to,
        link: pageAddress(site.id, applicantPage),
        isToStaff: false,
      }
      await notify(trx, recipient, own, { quote: row.id })
    }
  }

  /**
   * Each address once. If one belongs to two recipients, the mail that is needed takes precedence over an optional one.
   */
  async function addressees() {
    const recipients = new Map<string, { readonly recipient: Recipient; readonly to: string }>()
    for (const recipient of recipientsOf(mail.kind)) {
      const to = recipient === besides || (only && !only.includes(recipient)) ? undefined : await addressOf(recipient)
      if (!to) continue
      const other = recipients.get(emailKey(to))
      const isNeeded = (each: Recipient) => noticeOf(mail.kind, each).isNeeded
      if (!other || (isNeeded(recipient) && !isNeeded(other.recipient))) recipients.set(emailKey(to), { recipient, to })
    }
    return recipients.values()
  }

  function pageOf(recipient: Recipient): string {
    if (recipient === 'agent' && row.completed) return `/${row.uuid}/thank-you`
    const isForAgent = recipient === 'assignee' ? assignee?.isAgent : recipient === 'agent'
    return isForAgent ? `/roles/agent/quotes/${row.id}` : `/desk/${row.id}`
  }

  async function addressOf(recipient: Recipient): Promise<string | null | undefined> {
    switch (recipient) {
      case 'applicant':
        return (await ownersEmail(trx, row)) ?? row.contact_email
      case 'agent':
        return agentEmail
      case 'assignee':
        return assignee?.email
      case 'desk':
      case 'placement':
        return hostAddress(site, recipient)
      default:
        return undefined
    }
  }
}
