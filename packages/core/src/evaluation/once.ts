/** Computes a value on first use. */
export function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
