export type Part = { readonly text: string; readonly marked: boolean }

/** `text` cut where a word of it starts like a word of `query`, so that the match can be marked. */
export function highlight(text: string, query: string): readonly Part[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (!words.length) return [{ text, marked: false }]
  // The longest first: "car" must not cut "carpet" short.
  const pattern = words.toSorted((a, b) => b.length - a.length).join('|')
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})`, 'iu'))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
