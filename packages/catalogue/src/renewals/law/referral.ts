import { isRecord, isYes } from '@coverwright/core/answers/answers'
import type { GroupNode } from '@coverwright/core/model/step'
import type { Rule, View } from '@coverwright/core/rules/rule'
import { all, any, has, is, moreThan, rule, yes } from '@coverwright/core/rules/rule'
import type { MessageKey } from '@coverwright/core/text/text'
import { field } from '../../field.ts'
import { shortText } from '../../lines/line-page.ts'
import { didIneligibleWork } from '../../lines/pl/attorneys/ineligible.ts'
import { worksInHardest } from '../../lines/pl/attorneys/practice-areas.ts'
import { attorneysOnFile } from '../fact-paths.ts'
import { answeredForOthers, newLosses } from '../losses-of-year.ts'
import { asksAreas } from './changed-parts.ts'
import { systemsChanged } from './this-year.ts'

/** If more of the list than this, in percent, has changed, it is a different firm. */
const mostTurnover = 30

/** Suits against clients over fees, in two years, from which an underwriter looks at it. */
const mostFeeSuits = 2

/**
 * The larger of arrivals and departures, compared with last year's list: one arrival for one departure does not change
 * the number, but does change the people.
 */
const hasTurnedOver = rule(
  `more than ${mostTurnover}% of the attorneys came or left`,
  ['attorneys_changed', 'pl.aig.attorneys', attorneysOnFile],
  ({ get }: View) => {
    const [before, now] = [get(attorneysOnFile), get('pl.aig.attorneys')]
    if (!isYes(get('attorneys_changed')) || !Array.isArray(before) || !Array.isArray(now)) return false
    const ids: readonly unknown[] = now.map((each) => (isRecord(each) ? each.id : undefined))
    const additions = ids.filter((id) => !before.includes(id)).length
    const departures = before.filter((id) => !ids.includes(id)).length
    return Math.max(additions, departures) * 100 > before.length * mostTurnover
  },
)

/**
 * Nobody at the firm reads what leaves it, or clients pay someone else for it. An answer of last year is already known.
 */
const outsideOfFirm = all(
  yes('of_counsel_changed'),
  any(is('pl.aig.outsourced_attorneys_supervised', 'No'), is('pl.aig.outsourced_attorneys_billed', 'No')),
)

const [newClaim, newCircumstance, newDiscipline] = newLosses

/** What refers a renewal to an underwriter, with the text for the firm. */
const reasons: readonly (readonly [name: string, when: Rule | undefined])[] = [
  ['claim', newClaim],
  ['circumstance', newCircumstance],
  ['discipline', newDiscipline],
  ['notEverybodyAsked', answeredForOthers],
  ['ineligibleArea', didIneligibleWork],
  ['hardArea', all(asksAreas, worksInHardest)],
  ['attorneys', hasTurnedOver],
  ['outsourced', outsideOfFirm],
  ['nonLawyers', yes('pl.aig.non_lawyer_prevalence')],
  ['firm', has('renewal.firm.changes', 'merged', 'split', 'closing', 'sharing', 'other')],
  ['deadlines', all(systemsChanged, is('pl.aig.firm.docket', 'none'))],
  ['feeSuits', moreThan('pl.aig.firm.fee_suits', mostFeeSuits)],
  ['limit', is('pl.aig.cover.limit', '5000000_5000000')],
]

const conditions = reasons.flatMap(([name, when]): [string, Rule][] => (when ? [[name, when]] : []))

/** The messages with the reasons for this referral; none for a renewal that is not referred. */
export const referralReasons = (view: View): readonly MessageKey[] =>
  conditions.filter(([, when]) => when.test(view) === true).map(([name]) => `renewal.referral.${name}`)

const isReferred: Rule = {
  ...any(...conditions.map(([, when]) => when)),
  label: 'the answers refer the firm to an underwriter',
}

/** Says that an underwriter reads the renewal, and lets the firm add what no question asked. Source: seed 2.6. */
export const referral: GroupNode = {
  kind: 'group',
  id: 'renewal_referral',
  label: 'section.renewal_referral',
  tag: 'PL',
  when: isReferred,
  children: [
    {
      kind: 'page',
      id: 'renewal_referral',
      path: '/referral',
      label: 'step.renewal_referral.label',
      panel: 'referral-reasons',
      form: { fields: [field('referral.note', 'long_text', { hint: true, optional: true, checks: shortText })] },
    },
  ],
}
