import type { Policy } from '@coverwright/contract/binding/policies'
import type { RequestState } from '@coverwright/core/lifecycle/policy-request'
import type { Database } from '../../../platform/database/database.ts'
import type { MailRequest } from '../../1-foundation/mails/mail.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import { aboutSender } from '../../3-quoting/links/about-sender.ts'
import { companyOf } from '../../3-quoting/links/company-of.ts'
import { ownersEmail } from '../../3-quoting/links/make-link.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { PolicyDependencies } from './hold-policy.ts'
import type { RequestRow } from './policies.store.ts'

type MailKind = Extract<MailRequest['kind'], `policy_request_${string}`>

const mailOf: Readonly<Record<RequestState, MailKind>> = {
  asked: 'policy_request_asked',
  with_insurer: 'policy_request_passed_on',
  done: 'policy_request_done',
  refused: 'policy_request_refused',
  withdrawn: 'policy_request_withdrawn',
}

/** To whom each state is news besides the applicant: the host works on what was asked, and drops what was withdrawn. */
const toHost: ReadonlySet<RequestState> = new Set<RequestState>(['asked', 'withdrawn'])

type About = { readonly quote: QuoteSnapshot; readonly policy: Policy; readonly request: RequestRow }

/** Mails what became of a request to the applicant, to the agency that works on it, and to the site's desk. */
export async function tellOfRequest(
  trx: Database,
  dependencies: Pick<PolicyDependencies, 'encryptor' | 'pageAddress' | 'clock'>,
  { quote, policy, request }: About,
): Promise<void> {
  const { row, served, agency } = quote
  const { site } = served
  const company = companyOf(quote)
  const { pageAddress } = dependencies
  const shared = {
    kind: mailOf[request.state],
    ...(company === undefined ? {} : { company }),
    site: site.id,
    insurer: policy.insurer,
    line: policy.line_name,
    what: request.kind,
    answer: request.answer ?? undefined,
    effective: request.effective_from ?? undefined,
  }
  const applicant = (await ownersEmail(trx, row)) ?? row.contact_email
  if (applicant) {
    const link = pageAddress(site.id, `/policies/${row.uuid}`)
    await queueMail(trx, dependencies, { ...aboutSender(quote), ...shared, to: applicant, link, isToStaff: false })
  }
  const staff = new Set([
    ...(agency?.email ? [agency.email] : []),
    ...(toHost.has(request.state) ? [site.contact.email] : []),
  ])
  for (const to of staff) {
    const link = pageAddress(site.id, `/policies/${row.uuid}`)
    await queueMail(trx, dependencies, { ...shared, to, link, isToStaff: true })
  }
}
