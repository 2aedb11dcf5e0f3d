import { isYes } from '@coverwright/core/answers/answers'
import type { GroupNode } from '@coverwright/core/model/step'
import { any, is, yes } from '@coverwright/core/rules/rule'
import { derivation, insuredToday, insuredUntil, insurerToday, isNo, remark } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText, shortText } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { insures, isPicked } from '../insures.ts'

const none = { value: 'none', exclusive: true } as const
const below100Million = { rule: 'isLessThan', than: 100_000_000 } as const

/** Kinds of building work as they are named in a certificate: what is not named there is not insured. */
const trades = [
  'masonry',
  'carpentry',
  'roofing',
  'waterproofing',
  'facade',
  'outer_joinery',
  'inner_joinery',
  'plaster',
  'insulation',
  'painting',
  'floors',
  'plumbing',
  'heating',
  'electricity',
  'solar',
  'metalwork',
  'earthworks',
  'pools',
  'landscaping',
  'design',
  'whole_houses',
]

const works = [
  field('dec.trades', 'repeat', {
    entry: true,
    hint: true,
    why: true,
    minItems: 1,
    maxItems: 10,
    total: { of: 'share', to: 100 },
    checks: [
      { rule: 'totalIs', of: 'share', to: 100 },
      { rule: 'hasNoDuplicates', of: 'trade' },
    ],
    fields: [
      field('trade', 'select', { width: 4, options: trades }, 'dec.trades.trade'),
      field('share', 'percent', { width: 2 }, 'dec.trades.share'),
    ],
  }),
  field('dec.qualified', 'multi_select', {
    hint: true,
    why: true,
    options: ['diploma', 'experience', 'qualibat', 'rge', 'other_label', none],
  }),
  field('dec.new_share', 'percent', { hint: true, width: 3 }),
  field('dec.largest_contract', 'money', {
    hint: true,
    width: 3,
    fact: 'work.largest_contract',
    checks: [below100Million],
  }),
  field('dec.largest_site', 'money', { hint: true, why: true, width: 3, checks: [below100Million] }),
  field('dec.unusual', 'yes_no_not_sure', { hint: true, why: true }),
  field('dec.unusual_detail', 'long_text', {
    hint: true,
    ...openedBy('dec.unusual', any(yes('dec.unusual'), is('dec.unusual', 'Not sure'))),
    checks: longText,
  }),
  field('dec.given', 'percent', { hint: true, width: 3, fact: 'work.subcontracted_share' }),
  field('dec.received', 'percent', { hint: true, width: 3 }),
]

const isDecPicked = isPicked('dec')
const today = insuredToday(isDecPicked)

/** A business insured today has been insured; another may have been before. */
const everInsured = derivation('insured today', today.reads, (view) => {
  const answer = today.of(view)
  return isNo(answer) ? undefined : answer
})

/** Insured today: the contract has not ended. */
const stillRuns = derivation('still insured today', today.reads, (view) =>
  isYes(today.of(view)) ? 'running' : undefined,
)

/** A site that opens before the insurance begins is not insured. */
const opensBeforeCover = remark(
  'opens before the insurance begins',
  ['coverage.effective_date'],
  ['siteBeforeCover', 'step.coverage_choices.label'],
  (view, answer) => {
    const begins = view.get('coverage.effective_date')
    return typeof answer === 'string' && typeof begins === 'string' && answer < begins ? { differs: true } : undefined
  },
)

const insuredBefore = openedBy('dec.insured_before', yes('dec.insured_before'))

const past = [
  field('dec.insured_before', 'yes_no', { hint: true, derived: everInsured }),
  field('dec.previous_insurer', 'text', {
    width: 3,
    ...insuredBefore,
    derived: insurerToday(isDecPicked),
    checks: shortText,
  }),
  field('dec.previous_end', 'date', {
    hint: true,
    width: 3,
    ...insuredBefore,
    derived: insuredUntil(isDecPicked),
    checks: [
      { rule: 'dateIsAfter', date: 'today', days: -18_263 },
      { rule: 'dateIsBefore', date: 'today', days: 732 },
    ],
  }),
  field('dec.ended_by', 'select', {
    ...insuredBefore,
    derived: stillRuns,
    options: ['running', 'me', 'insurer', 'unpaid', 'claims', 'not_told', 'insurer_failed', 'closed'],
  }),
  field('dec.uninsured_work', 'yes_no', { hint: true, why: true }),
  field('dec.disputes', 'yes_no', { yearly: true, hint: true }),
  field('dec.disputes_detail', 'long_text', {
    hint: true,
    ...openedBy('dec.disputes', yes('dec.disputes')),
    checks: longText,
  }),
]

const cover = [
  field('dec.extras', 'multi_select', {
    hint: true,
    options: ['fixtures', 'intermediate', 'existing', 'consequential', none],
  }),
  field('dec.limit', 'select', { hint: true, options: ['1000000', '1500000', '3000000'] }),
  field('dec.deductible', 'select', { hint: true, options: ['1000', '1500', '2500', '5000'] }),
  field('dec.first_site', 'date', {
    hint: true,
    width: 3,
    optional: true,
    checks: [
      { rule: 'dateIsAfter', date: 'today', days: -1 },
      { rule: 'dateIsBefore', date: 'today', days: 1097 },
    ],
    remarks: [opensBeforeCover],
  }),
]

/** Ten years of liability for building work (loi Spinetta): which work, how large, insured by whom before. */
export const tenYearLiability: GroupNode = {
  kind: 'group',
  id: 'dec',
  label: 'section.dec',
  tag: 'DÉC',
  when: insures('dec'),
  children: [linePage('/dec/works', works), linePage('/dec/past', past), linePage('/dec/cover', cover)],
}
