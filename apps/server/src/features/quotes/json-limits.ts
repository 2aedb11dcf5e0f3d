import type { Refusal } from '@coverwright/core/forms/check'
import { AppError } from '../../platform/errors/app-error.ts'

/** No form of ours nests deeper or says more in one save. */
const deepest = 12
const mostValues = 20_000
/** Enough to mend the longest page by. */
export const mostRefusals = 100

type Found = { readonly path: string; readonly value: unknown; readonly depth: number }

/**
 * Refuses texts that PostgreSQL cannot keep or that are no Unicode: a NUL byte, half a surrogate pair; and names that
 * begin with a dollar sign, which we give to what we sealed ourselves.
 */
export function textRefusals(body: Readonly<Record<string, unknown>>): readonly (Refusal & { path: string })[] {
  if (isPlain(body)) return []
  const found = everythingIn(body)
  return [
    ...found.filter((each) => !isReadable(each)).map((each) => refuse(each, 'notText')),
    ...found.filter(({ path }) => ourName.test(path)).map((each) => refuse(each, 'notAField')),
  ]
}

/** Whether there is nothing to refuse, found out without noting where everything stands: as with nearly every save. */
function isPlain(body: object): boolean {
  const holders: { readonly holder: object; readonly depth: number }[] = [{ holder: body, depth: 0 }]
  let values = 1
  // Grows while it is walked, so that no depth can exhaust the stack.
  for (const { holder, depth } of holders) {
    const names = Object.keys(holder)
    values += names.length
    if (depth >= deepest || values > mostValues) return false
    if (!Array.isArray(holder) && !names.every(isPlainName)) return false
    const inside: unknown[] = Object.values(holder)
    if (inside.some((value) => typeof value === 'string' && !isText(value))) return false
    holders.push(...inside.filter(isHolder).map((inner) => ({ holder: inner, depth: depth + 1 })))
  }
  return true
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPlainName = (name: string): boolean => !name.startsWith('$') && !name.includes('.') && isText(name)

const ourName = /(^|\.)\$[^.]*$/

const refuse = ({ path }: Found, why: string) => ({
  path: path.toWellFormed().replaceAll('\0', ''),
  key: `validationError.${why}`,
})

function everythingIn(body: Readonly<Record<string, unknown>>): readonly Found[] {
  const found: Found[] = [{ path: '', value: body, depth: 0 }]
  // Grows while it is walked, so that no depth can exhaust the stack.
  for (const each of found) {
    found.push(...membersOf(each))
    if (each.depth > deepest || found.length > mostValues) throw tooMuch()
  }
  return found
}

function membersOf({ path, value, depth }: Found): readonly Found[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, inner]) => ({
    path: path ? `${path}.${name}` : name,
    value: inner,
    depth: depth + 1,
  }))
}

const isReadable = ({ path, value }: Found): boolean => isText(path) && (typeof value !== 'string' || isText(value))

const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const tooMuch = (): AppError =>
  new AppError(413, 'request.too_large', 'The body says more, or nests deeper, than one step can hold.')
