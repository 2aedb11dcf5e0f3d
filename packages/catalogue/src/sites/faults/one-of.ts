const longestList = 24

/** How many letters must change to turn one word into the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const substitutionCost = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(substitutionCost, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** The choice that was probably meant; undefined when none is similar. */
export function closest(word: string, choices: Iterable<string>): string | undefined {
  const lowerCase = word.toLowerCase()
  // With two letters, changing one gives another word.
  const most = word.length < 3 ? 0 : Math.max(1, Math.floor(word.length / 3))
  let closestChoice: string | undefined
  let least = most + 1
  for (const choice of choices) {
    if (Math.abs(choice.length - word.length) >= least) continue
    const changes = distance(lowerCase, choice.toLowerCase())
    if (changes < least) {
      closestChoice = choice
      least = changes
    }
  }
  return closestChoice
}

/** A sentence that rejects a value, lists the choices and suggests the likely one. */
export function notOneOf(value: string, choices: readonly string[]): string {
  const text = JSON.stringify(value)
  const suggestion = closest(value, choices)
  const guess = suggestion === undefined ? '' : `; did you mean ${suggestion}?`
  if (suggestion !== undefined && choices.length > longestList) return `is ${text}, which is not known here${guess}`
  return `is ${text}, but must be ${choices.length === 1 ? '' : 'one of '}${choices.join(', ')}${guess}`
}
