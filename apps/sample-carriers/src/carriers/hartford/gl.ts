import type { SampleLine } from '../../rating/sample-carrier.ts'
import { everydayLiability } from '../shared/everyday-liability.ts'
import { copperfieldGl } from './rates.ts'

/** General liability of Copperfield Insurance (sample): everyday businesses, from the application alone. */
export const hartfordGl: SampleLine = {
  ...everydayLiability,
  rateBooks: copperfieldGl,
  exclusions: [
    { code: 'height', label: 'Work above 30 feet', applies: { traits: ['height'] } },
    ...everydayLiability.exclusions,
  ],
  highlights: [
    { included: true, label: 'Injury and damage to others', code: 'liability' },
    { included: true, label: 'Medical costs of visitors up to $10,000', code: 'medical' },
    { included: true, label: 'Certificates the same day', code: 'certificates' },
    { included: false, label: 'Your own tools, stock and building', code: 'own_property' },
    { included: false, label: 'Mistakes in advice and design', code: 'professional' },
  ],
}
