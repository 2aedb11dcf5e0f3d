const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)

const substitution = (a: string | undefined, b: string | undefined) => {
  if (a === b) return 0
  return isVowel(a) && isVowel(b) ? 0.7 : 1
}

/** Of two equal letters in a row, one is easily left out or typed twice. */
const insertion = (word: string, at: number) => (word[at] === word[at - 1] || word[at] === word[at + 1] ? 0.5 : 1)

const far = Number.POSITIVE_INFINITY

/** One row of the table of costs: from the letters typed up to `i` to every beginning of the target. */
const nextRow = (word: string, goal: string, i: number, above: number[], twoAbove: number[]): number[] => {
  const letter = word[i - 1]
  const before = word[i - 2]
  const leaving = insertion(word, i - 1)
  const row = [(above[0] ?? far) + leaving]
  for (let j = 1; j <= goal.length; j++) {
    const target = goal[j - 1]
    const isSwap = i > 1 && j > 1 && letter === goal[j - 2] && before === target
    const substitutionCost = (above[j - 1] ?? far) + substitution(letter, target)
    const insertionCost = Math.min((above[j] ?? far) + leaving, (row[j - 1] ?? far) + insertion(goal, j - 1))
    row.push(Math.min(substitutionCost, insertionCost, isSwap ? (twoAbove[j - 2] ?? far) + 1 : far))
  }
  return row
}

/**
 * What it takes to type `written` when meaning `meant`, in slips: a left-out, added, wrong or swapped letter is one;
 * a doubled letter or a wrong vowel is less; a wrong first letter is more. Infinity when it is surely above `limit`.
 */
export const editCost = (word: string, target: string, limit: number): number => {
  const first = word[0] === target[0] ? 0 : 0.5
  let above: number[] = []
  let row = [0]
  for (let j = 1; j <= target.length; j++) row.push((row[j - 1] ?? far) + insertion(target, j - 1))
  for (let i = 1; i <= word.length; i++) {
    const next = nextRow(word, target, i, row, above)
    // A swap reaches back two rows and costs one.
    if (Math.min(...next) > limit && Math.min(...row) + 1 > limit) return far
    above = row
    row = next
  }
  return (row[target.length] ?? far) + first
}
