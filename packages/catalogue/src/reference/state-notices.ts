/** What a state wants known of before somebody asks an insurer to insure. */
export type NoticeKind = 'surplus_lines' | 'uninsured_motorist'

/** Limits against uninsured drivers: as for liability, the lowest of the state, or none. */
export type UninsuredChoice = 'liability' | 'minimum' | 'rejected'

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
  /** Whoever does not want the limits of liability has to say so in writing. */
  readonly selection?: Selection
}

export type Selection = { readonly lines: readonly string[]; readonly choices: readonly UninsuredChoice[] }

const florida =
  'This insurance is issued pursuant to the Florida Surplus Lines Law. Persons insured by surplus lines carriers do not have the protection of the Florida Insurance Guaranty Act to the extent of any right of recovery for the obligation of an insolvent unlicensed insurer. Surplus lines insurers’ policy rates and forms are not approved by any Florida regulatory agency.'

const texas =
  'This insurance contract is with an insurer not licensed to transact insurance in this state and is issued and delivered as surplus line coverage under the Texas insurance statutes. The Texas Department of Insurance does not audit the finances or review the solvency of the surplus lines insurer providing this coverage, and the insurer is not a member of the property and casualty insurance guaranty association created under Chapter 462, Insurance Code. Chapter 225, Insurance Code, requires payment of a 4.85 percent tax on gross premium.'

const open = { text: '', checked_on: '2026-11-26', verified: false } as const

/** Of policies for vehicles: the law has the named insured reject the coverage in writing. */
const rejectedInWriting: Selection = { lines: ['ca'], choices: ['liability', 'minimum', 'rejected'] }

const read = { ...open, checked_on: '2026-11-27', kind: 'uninsured_motorist', selection: rejectedInWriting } as const

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
  {
    state: 'TX',
    kind: 'surplus_lines',
    text: texas,
    // The rate of the tax is of section 225.004.
    citation: 'Tex. Ins. Code 981.101',
    checked_on: '2026-11-27',
    verified: true,
  },
  { ...read, state: 'AR', citation: 'Ark. Code 23-89-403' },
  { ...read, state: 'CO', citation: 'Colo. Rev. Stat. 10-4-609' },
  { ...read, state: 'FL', citation: 'Fla. Stat. 627.727' },
  // Only what is above the lowest limits can be rejected.
  {
    ...read,
    state: 'IL',
    citation: '215 ILCS 5/143a-2',
    selection: { ...rejectedInWriting, choices: ['liability', 'minimum'] },
  },
  { ...read, state: 'LA', citation: 'La. R.S. 22:1295' },
  { ...read, state: 'TX', citation: 'Tex. Ins. Code 1952.101' },
]

type Shown = {
  /** Without them our general words are shown. */
  readonly text?: string
  readonly citation: string
  readonly selection?: Selection
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
  const { text, citation, verified, selection } = row
  return { ...(verified ? { text, citation } : { citation: `See ${citation}` }), ...(selection ? { selection } : {}) }
}
