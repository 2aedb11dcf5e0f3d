import { isRecord } from '@coverwright/core/answers/answers'
import type { PageStep } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { rule } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import areas from '../../../reference/practice-areas.json' with { type: 'json' }
import { linePage, nameText, shortText } from '../../line-page.ts'

const list = 'pl.aig.practice_areas'

/** The firm works in one of these areas, by id. */
const worksIn = (label: string, ids: ReadonlySet<string>): Rule =>
  rule(label, [list], ({ get }) => {
    const entries = get(list)
    return Array.isArray(entries) && entries.some((entry) => isRecord(entry) && ids.has(String(entry.area)))
  })

/** The firm works in an area that brings the further questions of this name. */
export function bringsSupplement(name: string): Rule {
  const ids = areas.flatMap(({ id, supplement }) => (supplement === name ? [id] : []))
  return worksIn(`the firm works in an area with questions on ${name}`, new Set(ids))
}

/** Areas that insurers of lawyers refer to an underwriter, or do not insure. */
const hardest = 5
export const worksInHardest = worksIn(
  'the firm works in an area that nobody quotes online',
  new Set(areas.flatMap(({ id, hazard }) => (hazard === hardest ? [id] : []))),
)

const inner = (name: string) => `${list}.${name}`

const share = [
  field('area', 'select', { width: 4, optionsFrom: 'practice-area' }, inner('area')),
  field('percent', 'percent', { width: 2, checks: [{ rule: 'isMoreThan', than: 0 }] }, inner('percent')),
]

/** The firm's income by kind of legal work, not by the clients' trade. Source: seed 2.4. */
export const practiceAreas: PageStep = linePage('/pl/a/practice-areas', [
  field(list, 'repeat', {
    entry: true,
    hint: true,
    why: true,
    fields: share,
    minItems: 1,
    maxItems: 25,
    total: { of: 'percent', to: 100 },
    checks: [
      { rule: 'hasNoDuplicates', of: 'area' },
      { rule: 'totalIs', of: 'percent', to: 100 },
    ],
  }),
  field('pl.aig.practice_area_other', 'text', {
    hint: true,
    visible: worksIn('the firm does other legal work', new Set(['other_legal_work'])),
    parent: list,
    checks: nameText,
  }),
  field('pl.aig.hardest_area_detail', 'text', {
    hint: true,
    visible: worksInHardest,
    parent: list,
    checks: shortText,
  }),
])
