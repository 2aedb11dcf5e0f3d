import type { Rule } from '@coverwright/core/rules/rule'
import { all, any, moreThan, not, yes } from '@coverwright/core/rules/rule'
import { isPicked } from '../lines/insures.ts'
import { isBusiness } from '../lines/private-host.ts'

/**
 * To whom a coverage is recommended. If traits, industries, classes or sub-classes are given, one of them must match;
 * the rule must hold as well. `classes` are prefixes of class refs, so a NAICS prefix works too.
 */
export type CrossSell = {
  readonly line: string
  readonly reason: string
  readonly popularity: number
  readonly traits?: readonly string[]
  readonly industries?: readonly string[]
  readonly classes?: readonly string[]
  readonly subClasses?: readonly string[]
  readonly when?: Rule
  /** The line that it contains and replaces. */
  readonly replaces?: string
  /** Which of the three things it pays for, by number, that line pays for too. */
  readonly shared?: readonly number[]
  /** The list it comes from, for those who count sales. */
  readonly record?: { readonly uuid: string; readonly name: string }
}

const crossSell = { uuid: '7c4f2b0e-53a1-4b7e-8f8e-2f6d1c9a0001', name: 'Cross-sell' }
const bySubClass = { uuid: '7c4f2b0e-53a1-4b7e-8f8e-2f6d1c9a0002', name: 'Cross-sell by sub-class' }

const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

/** Errors and omissions covers mistakes in advice as professional liability does: nobody needs both. */
const mistakesUninsured = not(isPicked('eo'))

/** An umbrella extends liability for accidents only. */
const liabilityBelow = any(isPicked('gl'), isPicked('bop'), isPicked('ca'), isPicked('landlord'))

/**
 * Every recommendation, the most useful first: what the law requires, then what ruins businesses of the kind, then the
 * rest. An upsell's popularity is our own estimate, so no page shows it (decision 41); a cross-sell's is fixed (seed
 * section 9).
 */
export const crossSells: readonly CrossSell[] = [
  { line: 'wc', reason: 'employees', popularity: 100, when: hasEmployees, record: crossSell },
  { line: 'ca', reason: 'vehicles', popularity: 100, when: yes('has_vehicles'), record: crossSell },
  {
    line: 'bop',
    reason: 'premises',
    popularity: 71,
    industries: ['retail', 'food', 'personal-care', 'professional', 'finance', 'technology', 'health', 'media'],
    replaces: 'gl',
    shared: [1],
  },
  {
    line: 'pl',
    reason: 'care',
    popularity: 100,
    subClasses: ['CWT99999'],
    when: mistakesUninsured,
    record: bySubClass,
  },
  {
    line: 'pl',
    reason: 'advice',
    popularity: 100,
    traits: ['advice', 'design', 'technology'],
    when: mistakesUninsured,
    record: crossSell,
  },
  {
    line: 'pollution',
    reason: 'siteWork',
    popularity: 100,
    traits: ['digging'],
    classes: ['CW562', 'CW238220', 'CW811'],
    record: crossSell,
  },
  { line: 'product', reason: 'makes', popularity: 100, traits: ['manufacturing'], record: crossSell },
  {
    line: 'cl',
    reason: 'records',
    popularity: 100,
    traits: ['health', 'advice', 'technology', 'online'],
    industries: ['finance', 'professional', 'health', 'lodging'],
    record: crossSell,
  },
  { line: 'epli', reason: 'team', popularity: 100, when: moreThan('fulltime_employees', 4), record: crossSell },
  { line: 'cl', reason: 'payments', popularity: 100, industries: ['retail', 'food', 'wholesale'], record: crossSell },
  {
    line: 'umb',
    reason: 'onTop',
    popularity: 100,
    when: all(moreThan('annual_revenue', 999_999), liabilityBelow),
    record: crossSell,
  },
  // A landlord’s policy pays when a tenant or visitor is hurt.
  {
    line: 'gl',
    reason: 'visitors',
    popularity: 100,
    when: all(isBusiness, not(isPicked('landlord'))),
    record: crossSell,
  },
]
