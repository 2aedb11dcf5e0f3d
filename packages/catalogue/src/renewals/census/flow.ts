import type { Flow } from '@coverwright/core/flow/step'
import { field } from '../../field.ts'
import { factPaths } from '../fact-paths.ts'

/** A medical practice renews: who treats patients now. Source: seed 2.6, 4.4. */
export const censusFlow: Flow = {
  id: 'renewal-census',
  nodes: [
    {
      kind: 'group',
      id: 'hc_census',
      label: 'section.hc_census',
      tag: 'PL',
      children: [
        {
          kind: 'paged',
          id: 'hc_census',
          label: 'step.hc_census.label',
          base: '/dynamic-questions/hc_census/edit',
          source: { pages: [{ index: 0, form: { fields: [field('renewal.census.changed', 'yes_no')] } }] },
        },
      ],
    },
    {
      kind: 'group',
      id: 'renewal_done',
      label: 'section.pl',
      children: [
        { kind: 'page', id: 'renewal_done', path: '/done', label: 'step.renewal_done.label', form: { fields: [] } },
      ],
    },
  ],
  aliases: [],
  baseFacts: factPaths,
}
