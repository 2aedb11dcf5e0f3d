import { openingOf } from '../parts/opening.ts'
import { legalForms } from './legal-forms.ts'

export const franceOpening = openingOf({ code: 'FR', legalForms })
