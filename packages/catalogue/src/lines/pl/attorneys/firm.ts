import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { coverFields } from './cover.ts'
import { peopleFields } from './firm-people.ts'
import { practiceFields } from './firm-practice.ts'
import { lossFields } from './losses.ts'

/** What the insurers of law firms ask of the firm as a whole. */
export const firmQuestions: DynamicFlow = {
  id: 'pl_a_firm',
  label: 'step.pl_a_firm.label',
  pages: [coverFields, peopleFields, practiceFields, lossFields].map((fields, index) => ({
    index,
    label: `step.pl_a_firm.${index}.label`,
    form: { fields },
  })),
}
