import { openingOf } from '../shared/opening.ts'
import { legalForms } from './legal-forms.ts'

export const unitedKingdomOpening = openingOf({ code: 'GB', legalForms })
