/** A function that computes its result once for each object, which must never change, and keeps it as long as the object. */
export function memoizeByIdentity<Key extends object, Result extends object>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>()
  return (key) => {
    const result = results.get(key) ?? compute(key)
    results.set(key, result)
    return result
  }
}
