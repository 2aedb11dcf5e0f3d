import type { Rule } from '@coverwright/core/rules/rule'
import { any, is } from '@coverwright/core/rules/rule'

/**
 * The business treats patients, so its advisor is one for medical practices. The class or the description counts, as a
 * quote from elsewhere may have only the description. Source: seed section 6.
 */
export const isMedical: Rule = any(
  is('sub_class_code_ref', 'CWT99999'),
  is('sub_class_code_description', 'Medical Practitioner'),
)

/** What the contact panel tells them, beside the site's own contact. */
export const medicalAgent = {
  title: 'contact.medical.title',
  text: 'contact.medical.text',
} as const
