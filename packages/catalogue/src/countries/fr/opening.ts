import { openingOf } from '../shared/opening.ts'
import { legalForms } from './legal-forms.ts'

export const franceOpening = openingOf({ code: 'FR', legalForms })
