import { isYes } from '@coverwright/core/answers/answers'
import type { GroupNode } from '@coverwright/core/model/step'
import { all, any, is, not, rule, switchedOn, yes } from '@coverwright/core/rules/rule'
import { derivation } from '../earlier-answers.ts'
import { field } from '../field.ts'
import { isBusiness } from '../lines/private-host.ts'
import { isIndividual } from './individual.ts'

/** The first page omits the section, whose words are fetched later. */
const tradeIsKnown = rule('the main trade is known', ['naics6'], (view) => view.get('naics6') !== undefined)

/** The agent decides for a client; otherwise the site does. */
const mayBeSeveral = all(
  tradeIsKnown,
  isBusiness,
  not(isIndividual),
  any(is('show_mc_group', 'Yes'), all(not(is('show_mc_group', 'No')), switchedOn('multiClassOn'))),
)

const agentSaidSo = derivation('the agent said that there are several', ['agent.show_mc_group'], (view) =>
  isYes(view.get('agent.show_mc_group')) ? 'Yes' : undefined,
)

const oneKind = [
  field('class_code_ref', 'class', { hint: true }, 'other_classes.class_code_ref'),
  field('share', 'percent', { hint: true, width: 3, checks: [{ rule: 'isMoreThan', than: 0 }] }, 'other_classes.share'),
]

/** Kinds of work besides the main class: a carrier's appetite must include all of them. Source: seed section 9, F3. */
export const kindsOfWork: GroupNode = {
  kind: 'group',
  id: 'mc',
  label: 'section.mc',
  subject: 'business',
  when: mayBeSeveral,
  children: [
    {
      kind: 'page',
      id: 'mc',
      path: '/mc',
      label: 'step.mc.label',
      form: {
        fields: [
          field('multi_class', 'yes_no', { hint: true, derived: agentSaidSo }),
          field('other_classes', 'repeat', {
            entry: true,
            hint: true,
            visible: yes('multi_class'),
            parent: 'multi_class',
            fields: oneKind,
            minItems: 1,
            maxItems: 5,
            checks: [
              { rule: 'hasNoDuplicates', of: 'class_code_ref' },
              { rule: 'totalIsLessThanOrEqual', of: 'share', than: 99 },
            ],
          }),
        ],
      },
    },
  ],
}
