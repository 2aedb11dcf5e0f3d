import { isRecord } from '../../../answers/answers.ts'
import type { CheckRule } from '../../check-rule.ts'

/** A signature given to the current answers; one without a hash is being given now. */
export const isOfDocument: CheckRule = (answer, _check, view) => {
  const signedHash = isRecord(answer) ? answer.document_hash : undefined
  if (signedHash === undefined || signedHash === view.get('document_hash')) return undefined
  return { key: 'validationError.signedOtherAnswers' }
}
