import { termOf } from '@coverwright/catalogue/renewals/expiring'
import { renewalTypeOf } from '@coverwright/catalogue/renewals/renewals'
import type { ExpiringReply } from '@coverwright/contract/renewals'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { ServedSite } from '../site/served-site.ts'
import type { expiringFor } from './renewals.store.ts'

type Row = Awaited<ReturnType<typeof expiringFor>>[number]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A firm in the list of those that renew. */
export function expiringReply(row: Row, { today }: Pick<ServedSite, 'today'>): ExpiringReply {
  const { snapshot, submission_uuid, renewal_uuid, invitation_uuid, sample, completed } = row
  const { answers, facts, submitted_at } = snapshot
  return {
    uuid: renewal_uuid ?? invitation_uuid ?? submission_uuid,
    quote_submission_uuid: submission_uuid,
    company_name: text(readAnswer(answers, 'company_name')),
    state: text(facts.state),
    expiring_on: termOf(answers, today(new Date(submitted_at))).ends,
    flow_type: renewalTypeOf(answers) ?? '',
    sample: sample ?? false,
    started: renewal_uuid !== null,
    completed: completed ?? false,
  }
}
