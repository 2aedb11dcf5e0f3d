import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { pageOfSections } from '../../../page-sections.ts'
import { coverFields } from './cover.ts'
import { peopleFields } from './firm-people.ts'
import { practiceFields } from './firm-practice.ts'
import { lossFields } from './losses.ts'

/** What the insurers of law firms ask of the firm as a whole. */
export const firmQuestions: DynamicFlow = {
  id: 'pl_a_firm',
  label: 'step.pl_a_firm.label',
  pages: [
    pageOfSections('pl_a_firm', [0, coverFields], [1, peopleFields]),
    pageOfSections('pl_a_firm', [2, practiceFields], [3, lossFields]),
  ],
}
