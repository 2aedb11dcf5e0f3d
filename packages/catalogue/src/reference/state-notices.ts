/** What a state wants known of before somebody asks an insurer to insure. */
export type NoticeKind = 'surplus_lines' | 'uninsured_motorist'

/**
 * Only the words of `verified` rows are shown: they were compared with the law as published. Another row cites a law whose
 * words nobody has compared yet: our general words are shown in its state, with a reference to the law.
 */
export type StateNotice = {
  /** Two letters. */
  readonly state: string
  readonly kind: NoticeKind
  readonly text: string
  readonly citation: string
  /** First and last day, `YYYY-MM-DD`. */
  readonly effective_from?: string
  readonly effective_to?: string
  readonly checked_on: string
  readonly verified: boolean
}

const florida =
  'This insurance is issued pursuant to the Florida Surplus Lines Law. Persons insured by surplus lines carriers do not have the protection of the Florida Insurance Guaranty Act to the extent of any right of recovery for the obligation of an insolvent unlicensed insurer. Surplus lines insurers’ policy rates and forms are not approved by any Florida regulatory agency.'

const open = { text: '', checked_on: '2026-11-26', verified: false } as const

/** A state without a row has our general words alone. */
export const stateNotices: readonly StateNotice[] = [
  {
    state: 'FL',
    kind: 'surplus_lines',
    text: florida.toUpperCase(),
    citation: 'Fla. Stat. 626.924',
    effective_from: '2009-10-01',
    checked_on: '2026-11-26',
    verified: true,
  },
  { ...open, state: 'CA', kind: 'surplus_lines', citation: 'Cal. Ins. Code 1764.1' },
  { ...open, state: 'TX', kind: 'surplus_lines', citation: 'Tex. Ins. Code 981.101' },
  { ...open, state: 'FL', kind: 'uninsured_motorist', citation: 'Fla. Stat. 627.727' },
]

type Shown = {
  /** Without them our general words are shown. */
  readonly text?: string
  readonly citation: string
}

/** What is shown of the law of a state on a day; undefined where no law is known of. */
export function noticeFor(
  state: string | undefined,
  kind: NoticeKind,
  today: string,
  all: readonly StateNotice[] = stateNotices,
): Shown | undefined {
  const row = all.find(
    (each) =>
      each.state === state &&
      each.kind === kind &&
      (each.effective_from ?? '') <= today &&
      (each.effective_to ?? '9999') >= today,
  )
  if (!row) return undefined
  return row.verified ? { text: row.text, citation: row.citation } : { citation: `See ${row.citation}` }
}
