import { programOf } from '@coverwright/catalogue/renewals/renewals'
import { termOf } from '@coverwright/catalogue/renewals/term'
import type { ExpiringReply } from '@coverwright/contract/renewals'
import { readAnswer } from '@coverwright/core/answers/answers'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { OfferDetails } from '../../4-binding/submissions/submissions.tables.ts'
import type { listExpiring } from './renewals.store.ts'

type Row = Awaited<ReturnType<typeof listExpiring>>[number]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A row of the list of expiring policies. */
export function expiringReply(row: Row, { today }: Pick<ServedSite, 'today'>): ExpiringReply {
  const { snapshot, submission_uuid, application_uuid, renewal_uuid, invitation_uuid, sample, bought } = row
  const isCompleted = row.completed ?? row.sample_completed
  const { answers, facts, submitted_at } = snapshot
  return {
    uuid: renewal_uuid ?? invitation_uuid ?? application_uuid ?? submission_uuid,
    quote_submission_uuid: submission_uuid,
    company_name: text(readAnswer(answers, 'company_name')),
    state: text(facts.state),
    expiring_on: termOf(answers, today(new Date(submitted_at))).ends,
    flow_type: programOf(answers, [])?.type ?? '',
    sample: sample ?? false,
    started: isCompleted !== null,
    completed: isCompleted ?? false,
    ...(bought?.premium ? { expiring_premium: priceOf(bought.premium) } : {}),
  }
}

const priceOf = ({ amount, currency }: NonNullable<OfferDetails['premium']>) => ({ amount, currency })

/** How many days before it expires a policy that was renewed here is offered for renewal again. */
const earlyDays = 120

/** Whether a row of the list can be acted on: its line is renewed online, and it was not renewed recently. */
export function isOffered(
  { renewed_before, renewal_uuid }: Pick<Row, 'renewed_before' | 'renewal_uuid'>,
  { flow_type, expiring_on }: Pick<ExpiringReply, 'flow_type' | 'expiring_on'>,
  today: string,
) {
  if (flow_type === '') return false
  const soon = daysAfter(today, earlyDays)
  return renewed_before === null || renewal_uuid !== null || (soon !== undefined && expiring_on <= soon)
}
