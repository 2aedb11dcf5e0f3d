import { type RequirementKind, requirementKinds } from '@coverwright/core/lifecycle/requirement-kinds'
import type { Country } from '../countries/country.ts'

type HasKind = { readonly kind: RequirementKind }

/** About how many minutes each takes. */
const minutes: Readonly<Record<RequirementKind, number>> = {
  start_date: 0.5,
  tax_number: 0.5,
  mailing_address: 1,
  payment_plan: 0.5,
  terrorism: 0.5,
  uninsured_motorist: 1,
  surplus_lines: 0.5,
  no_known_losses: 0.5,
  fraud_statement: 0.5,
  loss_runs: 2,
  signature: 1,
}

/** What somebody needs to know to ask an insurer that has no call for it. */
export const deskRequirements: readonly HasKind[] = [
  { kind: 'start_date' },
  { kind: 'mailing_address' },
  { kind: 'no_known_losses' },
  { kind: 'signature' },
]

/**
 * The requirements of an offer, in the order in which they are asked for: those of its insurer, what the state wants
 * read where a request is signed, and for a surplus lines insurer the notice that it is one. The texts of each state,
 * with law and date, are in the fraud statements and the states' notices.
 */
export function bindRequirementsOf<Requirement extends HasKind>(
  ofInsurer: readonly Requirement[],
  { statements }: Pick<Country, 'statements'>,
  { market }: { readonly market?: 'admitted' | 'surplus' } = {},
): readonly (Requirement | HasKind)[] {
  const ofState: readonly HasKind[] = [
    ...(statements === 'by-state' ? [{ kind: 'fraud_statement' } as const] : []),
    ...(market === 'surplus' ? [{ kind: 'surplus_lines' } as const] : []),
  ]
  const all: readonly (Requirement | HasKind)[] = [
    ...ofInsurer,
    ...ofState.filter(({ kind }) => ofInsurer.every((each) => each.kind !== kind)),
  ]
  return requirementKinds.flatMap((kind) => all.find((each) => each.kind === kind) ?? [])
}

/** About how many whole minutes these take. */
export const minutesFor = (kinds: readonly RequirementKind[]): number =>
  Math.ceil(kinds.reduce((sum, kind) => sum + minutes[kind], 0))
