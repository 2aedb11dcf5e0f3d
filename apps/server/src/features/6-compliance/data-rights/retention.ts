import type { Retention } from '@coverwright/catalogue/sites/site'

/** Whether a quote is under a legal hold of the site's operator: it is kept at any age, even when its person asks for erasure. */
export const isHeld = ({ legalHold }: Pick<Retention, 'legalHold'>, uuid: string): boolean =>
  typeof legalHold === 'boolean' ? legalHold : legalHold.includes(uuid)

/** The day until which a submission has to be kept. */
export const keptUntil = ({ submittedYears }: Pick<Retention, 'submittedYears'>, submittedAt: Date): Date =>
  yearsAfter(submittedAt, submittedYears)

/** Submissions made by then need not be kept any longer. */
export const submissionsEndAt = ({ submittedYears }: Pick<Retention, 'submittedYears'>, now: Date): Date =>
  yearsAfter(now, -submittedYears)

function yearsAfter(day: Date, years: number): Date {
  const end = new Date(day)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  return end
}

/** Drafts untouched since then are erased. */
export const draftsEndAt = ({ draftDays }: Pick<Retention, 'draftDays'>, now: Date): Date =>
  new Date(now.getTime() - draftDays * 86_400_000)
