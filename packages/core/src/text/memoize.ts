/** Creates a value once for each key. For `Intl` formats, which take a hundred times longer to create than to use. */
export function memoize<Made>(make: (key: string) => Made): (key: string) => Made {
  const values = new Map<string, Made>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.set(key, value)
    return value
  }
}
