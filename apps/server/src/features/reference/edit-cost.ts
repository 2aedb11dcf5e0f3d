const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)

const substitution = (a: string | undefined, b: string | undefined) => {
  if (a === b) return 0
  return isVowel(a) && isVowel(b) ? 0.7 : 1
}

/** A letter beside its twin is easily left out or typed twice. */
const insertion = (word: string, at: number) => (word[at] === word[at - 1] || word[at] === word[at + 1] ? 0.5 : 1)

/**
 * What it takes to type `written` when meaning `meant`, in slips: a left-out, added, wrong or swapped letter is one;
 * a doubled letter or a wrong vowel is less; a wrong first letter is more.
 */
export const editCost = (written: string, meant: string): number => {
  const rows: number[][] = [[0]]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 0; i <= written.length; i++) {
    const row: number[] = []
    rows[i] = row
    for (let j = 0; j <= meant.length; j++) {
      const swapped = i > 1 && j > 1 && written[i - 1] === meant[j - 2] && written[i - 2] === meant[j - 1]
      row[j] =
        i + j === 0
          ? 0
          : Math.min(
              at(i - 1, j) + insertion(written, i - 1),
              (row[j - 1] ?? Number.POSITIVE_INFINITY) + insertion(meant, j - 1),
              at(i - 1, j - 1) + substitution(written[i - 1], meant[j - 1]),
              swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
            )
    }
  }
  return at(written.length, meant.length) + (written[0] === meant[0] ? 0 : 0.5)
}
