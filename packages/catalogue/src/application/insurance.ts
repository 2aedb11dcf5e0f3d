import type { GroupNode } from '@coverwright/core/model/step'
import { field } from '../field.ts'

/** Which insurance, and how much of it. A site's mapping adds the pages about limits and property here. */
export const insurance: GroupNode = {
  kind: 'group',
  id: 'insurance',
  label: 'section.insurance',
  subject: 'coverage',
  children: [
    {
      kind: 'page',
      id: 'insurance',
      path: '/insurance',
      label: 'step.insurance.label',
      form: { fields: [field('insurance_types', 'coverage', { optionsFrom: 'insurance-type' })] },
    },
  ],
}
