import { isBlank } from '../../../answers/answers.ts'
import { asciiSigns } from '../../../input/ascii-signs.ts'
import type { CheckRule } from '../../check-rule.ts'
import { plainText } from '../text/plain-text.ts'

/** Words for a post office box where the product is sold; a street may be named after one. */
const postBox = [
  /^(?:p\.?\s*[o0]\.?|post\s*office)\s*box\b/i,
  /^(?:pob|p\.o\.b\.?|box)\s*#?\s*\d/i,
  /^general delivery\b/i,
  /^(?:apartado|apdo\.?|caixa postal|cx\.? postal|casilla)(?:\s+(?:de\s+correos?|postal))?\s*(?:n[º°o.]*\s*)?\d/i,
  /^(?:bo[iî]te postale|b\.?p\.?|cs|tsa)\s*\d+\s*(?:$|[,-])/i,
]

export function isPostBox(street: string): boolean {
  const plain = asciiSigns(street).trim()
  return postBox.some((each) => each.test(plain))
}

/** A place where something can be built: anything but a post office box. */
export const isStreet: CheckRule = (answer) =>
  !isBlank(answer) && isPostBox(plainText(answer) ?? '') ? { key: 'validationError.isStreet' } : undefined
