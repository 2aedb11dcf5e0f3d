import type { GroupNode } from '@coverwright/core/model/step'
import { field } from '../../field.ts'
import { pickedAmong } from '../insures.ts'
import { linePage, shortText } from '../line-page.ts'
import { otherCoverage } from './type.ts'

/** What an advisor is to look for. */
export const other: GroupNode = {
  kind: 'group',
  id: 'other',
  label: 'section.other',
  tag: 'OTH',
  when: pickedAmong([otherCoverage])('other'),
  children: [
    linePage('/other/needs', [
      field('other.needs', 'long_text', { hint: true, why: true, checks: [...shortText] }),
      field('other.required_by', 'text', {
        hint: true,
        optional: true,
        checks: [{ rule: 'isLengthLessThan', than: 121 }],
      }),
    ]),
  ],
}
