/**
 * Makes something once for each key. For the formats of a locale, which take a hundred times longer to make than to use,
 * and of which a browser needs a few, and a server those of its sites.
 */
export function onceEach<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
