import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

export const portugalOpening = openingOf({ code: 'PT', legalForms })
