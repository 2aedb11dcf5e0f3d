import type { Field } from '@coverwright/core/model/field'
import type { GroupNode } from '@coverwright/core/model/step'
import { is, not } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { areasOnFile } from '../fact-paths.ts'
import { attorneysOnFile, officesOnFile, outsourcedOnFile, practiceAreasOnFile } from './on-file.ts'

/**
 * Last year's application asked for no areas, because the attorneys' insurer does not insure some of the firm's work.
 */
export const hasNoAreasOnFile = is(areasOnFile, 'No')

const changeQuestion = (name: string, onFile: NonNullable<Field['onFile']>, more: Pick<Field, 'visible'> = {}) =>
  field(name, 'yes_no', { hint: true, evidence: true, onFile, ...more })

/**
 * What changed since last year. A No is an answer of its own, stored with what was on file. Without areas on file
 * nobody can confirm them, so they are asked for instead. Source: seed 4.4.
 */
export const renewalInfo: GroupNode = {
  kind: 'group',
  id: 'renewal_info',
  label: 'section.renewal_info',
  tag: 'PL',
  children: [
    {
      kind: 'page',
      id: 'renewal_info',
      path: '/renewal-info',
      label: 'step.renewal_info.label',
      form: {
        fields: [
          changeQuestion('location_changed', officesOnFile),
          changeQuestion('attorneys_changed', attorneysOnFile),
          changeQuestion('of_counsel_changed', outsourcedOnFile),
          changeQuestion('practice_areas_changed', practiceAreasOnFile, { visible: not(hasNoAreasOnFile) }),
        ],
      },
    },
  ],
}
