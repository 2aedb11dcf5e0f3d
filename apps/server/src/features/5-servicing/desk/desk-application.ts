import type { DeskApplication } from '@coverwright/contract/desk/queue'
import { readAnswer } from '@coverwright/core/answers/answers'
import { applicationState } from '@coverwright/core/lifecycle/application'
import { daysBefore, waitingOf } from '@coverwright/core/lifecycle/next-step'
import type { Staff } from '../../2-identity/users/staff.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { pickedTypes } from '../../4-binding/submissions/forecast/picked-lines.ts'
import type { DeskRow } from './desk-list.store.ts'
import { staffNames } from './people-names.ts'

/** The number of an application that people read out. */
export const referenceOf = (uuid: string): string => `CW-${uuid.slice(0, 8).toUpperCase()}`

export const saidIn = ({ answers }: Pick<QuoteSnapshot, 'answers'>, path: string): string | undefined => {
  const answer = readAnswer(answers, path)
  return typeof answer === 'string' && answer !== '' ? answer : undefined
}

const ifDefined = <Name extends string, Value>(name: Name, value: Value | null | undefined) =>
  value === null || value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value })

/** An application as a row of the desk's queue. */
export function deskApplication(
  quote: QuoteSnapshot,
  row: DeskRow,
  staff: Pick<Staff, 'assignable' | 'agency'>,
): DeskApplication {
  const { id, uuid, renews, completed, closed_at, closed_reason, owner_email, agent_email, updated_at } = quote.row
  const nameOf = staffNames(staff)
  const { best, currency, asked, answered } = row
  return {
    id,
    uuid,
    reference: referenceOf(uuid),
    ...ifDefined('company_name', saidIn(quote, 'company_name')),
    ...ifDefined('contact_email', saidIn(quote, 'contact_email')),
    application_type: renews === null ? 'new' : 'renewal',
    lines: pickedTypes(quote).map(({ tag, name }) => ({ tag, name })),
    state: applicationState({ isSubmitted: completed, isClosed: closed_at !== null, stages: row.stages }),
    next_step: row.next_step,
    waits_for: waitingOf(row.next_step).waitsFor,
    since: shownSince(row).toISOString(),
    ...ifDefined('due', dueOf(row)),
    ...(owner_email === null ? {} : { owner: nameOf(owner_email) }),
    ...(agent_email === null ? {} : { agent: nameOf(agent_email) }),
    ...(best === null ? {} : { best: { amount: Number(best), currency: currency ?? quote.served.site.currency } }),
    asked,
    answered,
    ...ifDefined('effective_date', saidIn(quote, 'coverage.effective_date')),
    ...ifDefined('closed_reason', closed_reason),
    updated_at: updated_at.toISOString(),
  }
}

const hour = 3_600_000

/** Since when it waits: for one that waits for a day to come near, since that day is near. */
function shownSince({ next_step, since, valid_until, ends_on }: DeskRow): Date {
  const day = next_step === 'expiring' ? valid_until : next_step === 'renewals_due' ? ends_on : null
  if (day === null) return since
  const before = next_step === 'expiring' ? daysBefore.expiry : daysBefore.renewal
  const near = new Date(new Date(`${day}T00:00:00Z`).getTime() - before * 24 * hour)
  return near > since ? near : since
}

/** When it is late: by what the step allows, by a day that a price or a year ends, or by a task, whichever comes first. */
function dueOf(row: DeskRow): string | undefined {
  const { next_step, valid_until, ends_on, task_due } = row
  const { hours, waitsFor } = waitingOf(next_step)
  const days = [task_due, next_step === 'expiring' ? valid_until : null, next_step === 'renewals_due' ? ends_on : null]
  const times = [
    ...(hours === undefined ? [] : [new Date(shownSince(row).getTime() + hours * hour).toISOString()]),
    ...days.flatMap((day) => (day ? [`${day}T23:59:59.000Z`] : [])),
  ]
  return waitsFor === 'nobody' ? undefined : times.sort().at(0)
}
