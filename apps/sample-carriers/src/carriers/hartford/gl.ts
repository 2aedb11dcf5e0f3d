import type { SampleLine } from '../../rating/sample-carrier.ts'
import { everydayLiability } from '../everyday-liability.ts'
import { copperfieldGl } from './rates.ts'

/** General liability of Copperfield Insurance (sample): everyday businesses, from the application alone. */
export const hartfordGl: SampleLine = {
  ...everydayLiability,
  rateBooks: copperfieldGl,
  highlights: [
    { included: true, label: 'Injury and damage to others' },
    { included: true, label: 'Medical costs of visitors up to $10,000' },
    { included: true, label: 'Certificates the same day' },
    { included: false, label: 'Your own tools, stock and building' },
    { included: false, label: 'Faults in advice and design' },
  ],
}
