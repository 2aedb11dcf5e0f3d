/** What a state wants known before somebody asks an insurer to insure. */
export type NoticeKind = 'surplus_lines' | 'uninsured_motorist'

/**
 * Only the text of `verified` rows is shown: it was compared with the law as published. For another row, our general
 * text is shown in its state, with a reference to the law.
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
  readonly selection?: Selection
}

/** The question of a line whose answer must be signed in the state, since its law wants a rejection in writing. */
export type Selection = {
  readonly line: string
  readonly question: string
  /** What an answer counts as where the law does not allow it in full. */
  readonly readAs?: Readonly<Record<string, string>>
}

const florida =
  'This insurance is issued pursuant to the Florida Surplus Lines Law. Persons insured by surplus lines carriers do not have the protection of the Florida Insurance Guaranty Act to the extent of any right of recovery for the obligation of an insolvent unlicensed insurer. Surplus lines insurers’ policy rates and forms are not approved by any Florida regulatory agency.'

const texas =
  'This insurance contract is with an insurer not licensed to transact insurance in this state and is issued and delivered as surplus line coverage under the Texas insurance statutes. The Texas Department of Insurance does not audit the finances or review the solvency of the surplus lines insurer providing this coverage, and the insurer is not a member of the property and casualty insurance guaranty association created under Chapter 462, Insurance Code. Chapter 225, Insurance Code, requires payment of a 4.85 percent tax on gross premium.'

const unverifiedRow = { text: '', checked_on: '2026-11-26', verified: false } as const

const selectionRow = {
  ...unverifiedRow,
  checked_on: '2026-11-27',
  kind: 'uninsured_motorist',
  selection: { line: 'ca', question: 'ca.uninsured' },
} as const

/** A state without a row has only our general text. */
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
  { ...unverifiedRow, state: 'CA', kind: 'surplus_lines', citation: 'Cal. Ins. Code 1764.1' },
  {
    state: 'TX',
    kind: 'surplus_lines',
    text: texas,
    // The rate of the tax is of section 225.004.
    citation: 'Tex. Ins. Code 981.101',
    checked_on: '2026-11-27',
    verified: true,
  },
  { ...selectionRow, state: 'AR', citation: 'Ark. Code 23-89-403' },
  { ...selectionRow, state: 'CO', citation: 'Colo. Rev. Stat. 10-4-609' },
  {
    ...selectionRow,
    state: 'IL',
    citation: '215 ILCS 5/143a-2',
    // Only what goes beyond the lowest limits can be rejected: paragraph (2).
    selection: { ...selectionRow.selection, readAs: { reject: 'minimum' } },
  },
  { ...selectionRow, state: 'TX', citation: 'Tex. Ins. Code 1952.101' },
  // Both want it on forms of their own, which insurers send.
  { ...unverifiedRow, state: 'FL', kind: 'uninsured_motorist', citation: 'Fla. Stat. 627.727' },
  { ...unverifiedRow, state: 'LA', kind: 'uninsured_motorist', citation: 'La. R.S. 22:1295' },
]

type Notice = {
  /** Without them our general text is shown. */
  readonly text?: string
  readonly citation: string
  readonly selection?: Selection
}

/** What to show about the law of a state on a day; undefined if no law is known. */
export function noticeFor(
  state: string | undefined,
  kind: NoticeKind,
  today: string,
  all: readonly StateNotice[] = stateNotices,
): Notice | undefined {
  const row = all.find(
    (each) =>
      each.state === state &&
      each.kind === kind &&
      (each.effective_from ?? '') <= today &&
      (each.effective_to ?? '9999') >= today,
  )
  if (!row) return undefined
  const { text, citation, verified, selection } = row
  return { ...(verified ? { text, citation } : { citation: `See ${citation}` }), ...(selection ? { selection } : {}) }
}
