type Parts = Readonly<Record<string, unknown>>

const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/**
 * What arrived, with each part of what was held that says the same: what was found out of a part is kept with it.
 * @param arrived as JSON gives it
 * @returns `held` itself where all of it says the same
 */
export function sharing<T>(held: T | undefined, arrived: T): T
export function sharing(held: unknown, arrived: unknown): unknown {
  if (Object.is(held, arrived)) return held
  if (!hasParts(held) || !hasParts(arrived) || Array.isArray(held) !== Array.isArray(arrived)) return arrived
  const names = Object.keys(arrived)
  const parts = names.map((name) => sharing(held[name], arrived[name]))
  const isSame = (name: string, at: number): boolean => parts[at] === held[name] && Object.hasOwn(held, name)
  if (names.length === Object.keys(held).length && names.every(isSame)) return held
  return Array.isArray(arrived) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]))
}
