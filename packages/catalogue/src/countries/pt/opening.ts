import { openingOf } from '../shared/opening.ts'
import { legalForms } from './legal-forms.ts'

export const portugalOpening = openingOf({ code: 'PT', legalForms })
