import type { Refusal } from '@coverwright/core/model/check'
import { AppError } from '../../../platform/errors/app-error.ts'

/** No form nests deeper or has more values in one save. */
const deepest = 12
const mostValues = 20_000

type FoundText = { readonly path: string; readonly value: unknown; readonly depth: number }

/**
 * Refuses text that PostgreSQL cannot store or that is not valid Unicode (NUL, unpaired surrogates), names that begin with
 * a dollar sign, which mark encrypted answers, and names that every object inherits, such as `toString`.
 */
export function textRefusals(body: Readonly<Record<string, unknown>>): readonly (Refusal & { path: string })[] {
  if (isPlain(body)) return []
  const values = everythingIn(body)
  return [
    ...values.filter((each) => !isReadable(each)).map((each) => refuse(each, 'notText')),
    ...values.filter(({ path }) => isReservedName(lastOf(path))).map((each) => refuse(each, 'notAField')),
  ]
}

/** Whether there is nothing to refuse, as in nearly every save. Quicker, since it collects no paths. */
function isPlain(body: object): boolean {
  const holders: { readonly holder: object; readonly depth: number }[] = [{ holder: body, depth: 0 }]
  let values = 1
  // Grows while it is walked, so that no depth can exhaust the stack.
  for (const { holder, depth } of holders) {
    const inside: unknown[] = Object.values(holder)
    values += inside.length
    if (depth >= deepest || values > mostValues || !hasPlainTexts(holder, inside)) return false
    for (const inner of inside) if (isHolder(inner)) holders.push({ holder: inner, depth: depth + 1 })
  }
  return true
}

const hasPlainTexts = (holder: object, inside: readonly unknown[]): boolean =>
  (Array.isArray(holder) || Object.keys(holder).every(isPlainName)) &&
  inside.every((value) => typeof value !== 'string' || isText(value))

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPlainName = (name: string): boolean => !isReservedName(name) && !name.includes('.') && isText(name)

const isReservedName = (name: string): boolean => name.startsWith('$') || name in Object.prototype

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

const refuse = ({ path }: FoundText, reason: string) => ({
  path: path.toWellFormed().replaceAll('\0', ''),
  key: `validationError.${reason}`,
})

function everythingIn(body: Readonly<Record<string, unknown>>): readonly FoundText[] {
  const values: FoundText[] = [{ path: '', value: body, depth: 0 }]
  // Grows while it is walked, so that no depth can exhaust the stack.
  for (const each of values) {
    values.push(...membersOf(each))
    if (each.depth > deepest || values.length > mostValues) throw tooMuch()
  }
  return values
}

function membersOf({ path, value, depth }: FoundText): readonly FoundText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, inner]) => ({
    path: path ? `${path}.${name}` : name,
    value: inner,
    depth: depth + 1,
  }))
}

const isReadable = ({ path, value }: FoundText): boolean => isText(path) && (typeof value !== 'string' || isText(value))

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const tooMuch = (): AppError =>
  new AppError(413, 'request.too_large', 'The body has more values, or nests deeper, than one step can hold.')
