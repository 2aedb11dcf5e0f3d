import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

export const unitedKingdomOpening = openingOf({ code: 'GB', legalForms })
