/** Calls `make` when the value is first needed, and returns that value from then on. */
export function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
