import type { Policy } from '@coverwright/contract/binding/policies'
import type { RequestState } from '@coverwright/core/lifecycle/policy-request'
import type { Database } from '../../../platform/database/database.ts'
import type { MailRequest } from '../../1-foundation/mails/mail.ts'
import { type NotifyDependencies, notifyAll } from '../../3-quoting/notices/notify-all.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { RequestRow } from './policies.store.ts'

type MailKind = Extract<MailRequest['kind'], `policy_request_${string}`>

const mailOf: Readonly<Record<RequestState, MailKind>> = {
  asked: 'policy_request_asked',
  with_insurer: 'policy_request_passed_on',
  done: 'policy_request_done',
  refused: 'policy_request_refused',
  withdrawn: 'policy_request_withdrawn',
}

type About = { readonly quote: QuoteSnapshot; readonly policy: Policy; readonly request: RequestRow }

/** Mails the outcome of a request to the people named in the table of notices. */
export async function notifyOfRequest(
  trx: Database,
  dependencies: NotifyDependencies,
  { quote, policy, request }: About,
): Promise<void> {
  const page = `/policies/${quote.row.uuid}`
  await notifyAll(
    trx,
    dependencies,
    quote,
    {
      kind: mailOf[request.state],
      insurer: policy.insurer,
      line: policy.line_name,
      what: request.kind,
      answer: request.answer ?? undefined,
      effective: request.effective_from ?? undefined,
    },
    { applicantPage: page, staffPage: page },
  )
}
