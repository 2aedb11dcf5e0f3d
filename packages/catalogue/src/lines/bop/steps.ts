import type { GroupNode } from '@coverwright/core/model/step'
import { all, not, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../carriers/carriers.ts'
import { field } from '../../field.ts'
import { carrierQuestions, wantsToQuote } from '../carrier-questions.ts'
import { insures } from '../insures.ts'

const knockoutAnswer = 'carriers.chubb_sci.knockout_answer'
const withKnockout = carriersOf('bop').filter(({ carrier }) => carrier.id === 'chubb_sci')

/** One question before the line's others: a Yes excludes its insurer, and skips that insurer's pages. */
export const knockout: GroupNode = {
  kind: 'group',
  id: 'knockout',
  label: 'section.knockout',
  subject: 'claims',
  when: all(insures('bop'), ...withKnockout.map(wantsToQuote)),
  children: [
    {
      kind: 'page',
      id: 'knockout',
      label: 'step.knockout.label',
      path: '/dynamic-questions/knockout/edit/0',
      joins: '/dynamic-questions/claims/edit/0',
      form: { fields: [field(knockoutAnswer, 'yes_no', { hint: true, why: true, section: 'step.knockout' })] },
    },
  ],
}

/** Business owner's policy: every insurer that applies, in the order cs, l, cn. Source: seed 4.3, X6. */
export const businessOwnersPolicy: GroupNode = {
  kind: 'group',
  id: 'bop',
  label: 'section.bop',
  tag: 'BOP',
  when: insures('bop'),
  children: carriersOf('bop').flatMap((offeredLine) =>
    carrierQuestions(
      offeredLine,
      withKnockout.some(({ carrier }) => carrier === offeredLine.carrier) ? [not(yes(knockoutAnswer))] : [],
    ),
  ),
}
