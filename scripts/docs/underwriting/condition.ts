/** The condition that a rule's label describes. `text` is the label, by which its parts are found. */
export type Condition = { readonly text: string } & (
  | { readonly kind: 'plain' }
  | { readonly kind: 'not'; readonly inner: Condition }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
)

/** The position of the bracket that closes the one at `start`. */
function closes(text: string, start: number): number {
  let open = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') open++
    if (text[at] === ')' && --open === 0) return at
  }
  return -1
}

/** The parts of `(a) and (b)`. Undefined for any other text. */
function joinedParts(text: string): { readonly word: 'and' | 'or'; readonly parts: readonly string[] } | undefined {
  const parts: string[] = []
  const words = new Set<'and' | 'or'>()
  let at = 0
  while (text[at] === '(') {
    const end = closes(text, at)
    if (end < 0) return undefined
    parts.push(text.slice(at + 1, end))
    const word = (['and', 'or'] as const).find((each) => text.startsWith(` ${each} (`, end + 1))
    if (!word) return end === text.length - 1 && words.size < 2 ? { word: [...words][0] ?? 'and', parts } : undefined
    words.add(word)
    at = end + word.length + 3
  }
  return undefined
}

/** Reads the label of a rule, as `not`, `all` and `any` of core/rules compose it. */
export function readCondition(text: string): Condition {
  if (text.startsWith('not (') && closes(text, 4) === text.length - 1) {
    return { kind: 'not', text, inner: readCondition(text.slice(5, -1)) }
  }
  const joinedConditions = joinedParts(text)
  if (!joinedConditions) return { kind: 'plain', text }
  const [first = '', ...others] = joinedConditions.parts
  return others.length === 0
    ? readCondition(first)
    : { kind: joinedConditions.word, text, parts: joinedConditions.parts.map(readCondition) }
}
