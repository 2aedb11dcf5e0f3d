import type { AccountBusiness } from '@coverwright/contract/accounts'
import type { Reference } from '../../1-foundation/reference/reference.ts'
import { codesBySubindustry } from '../../1-foundation/site/subindustry-uuid.ts'

type RegisteredClass = Pick<AccountBusiness, 'class_code_ref' | 'subindustry_uuid'>

/**
 * The class of a registered business: the one that was registered, else the only one of its subindustry, else, where there
 * are no finer ones, that of the whole subindustry. Undefined where somebody has to choose.
 */
export function classOfBusiness(
  { classesOfCode }: Pick<Reference, 'classesOfCode'>,
  { class_code_ref, subindustry_uuid }: RegisteredClass,
): string | undefined {
  if (class_code_ref !== undefined) return class_code_ref
  const naics6 = codesBySubindustry.get(subindustry_uuid ?? '')
  if (naics6 === undefined) return undefined
  const [first, second] = classesOfCode(naics6)
  const isOnly = second === undefined || second.ref === `CW${naics6}Z`
  return isOnly ? first?.ref : undefined
}
