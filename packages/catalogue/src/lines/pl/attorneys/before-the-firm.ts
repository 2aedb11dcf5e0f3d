import { business, numberAt, remark } from '../../../earlier-answers.ts'

/** A day before the firm existed: right if another firm became part of it, and otherwise a slip. */
export const beforeTheFirm = remark(
  'no earlier than the firm',
  ['years_business_started'],
  ['started', business],
  (view, answer) => {
    const year = numberAt(view, 'years_business_started')
    if (year === undefined || typeof answer !== 'string') return undefined
    return Number(answer.slice(0, 4)) < year ? { params: { year: String(year) }, differs: true } : undefined
  },
)
