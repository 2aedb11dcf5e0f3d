import type { FiledText } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { addressOf } from '../address.ts'

/** The practice's address. */
export function practiceOnFile(view: View): FiledText | undefined {
  const address = addressOf(view)
  return address === undefined ? undefined : { text: 'renewal.onFile.practice', params: { address } }
}
