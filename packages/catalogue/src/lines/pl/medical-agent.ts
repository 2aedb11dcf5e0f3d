import type { Rule } from '@coverwright/core/rules/rule'
import { any, is } from '@coverwright/core/rules/rule'

/**
 * The business treats patients, so its advisor is one for medical practices. Both ways to say so count, as a quote
 * from elsewhere may bring only the description. Source: seed section 6.
 */
export const isMedical: Rule = any(
  is('sub_class_code_ref', 'CWT99999'),
  is('sub_class_code_description', 'Medical Practitioner'),
)

/** What the contact panel says to them, beside the site's own contact. */
export const medicalAgent = {
  title: 'contact.medical.title',
  text: 'contact.medical.text',
} as const
