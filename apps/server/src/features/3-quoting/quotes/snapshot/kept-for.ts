/** What follows from an object that never changes: worked out when it is wanted first, and kept as long as the object. */
export function keptFor<Key extends object, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
