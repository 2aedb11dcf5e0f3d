import { openingOf } from '../shared/opening.ts'
import { legalForms } from './legal-forms.ts'

export const argentineOpening = openingOf({ code: 'AR', legalForms })
