import { isRecord } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'

/** A signature that was given to the answers as they stand; one that nobody has stamped yet is being given now. */
export const isOfDocument: CheckRule = (answer, _check, view) => {
  const signed = isRecord(answer) ? answer.document_hash : undefined
  if (signed === undefined || signed === view.get('document_hash')) return undefined
  return { key: 'validationError.signedOtherAnswers' }
}
