/** Computes a value on first use. */
export function once<Value>(find: () => Value): () => Value {
  let result: { readonly value: Value } | undefined
  return () => {
    result ??= { value: find() }
    return result.value
  }
}
