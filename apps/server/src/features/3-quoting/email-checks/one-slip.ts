/** One letter too many, missing, or another, or two neighbours swapped: `gmial` for `gmail`. Equal words have no slip. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false
  const from = firstDifference(typed, meant)
  const after = (word: string, skipped: number) => word.slice(from + skipped)
  if (typed.length > meant.length) return after(typed, 1) === after(meant, 0)
  if (typed.length < meant.length) return after(typed, 0) === after(meant, 1)
  return after(typed, 1) === after(meant, 1) || (isSwapped(typed, meant, from) && after(typed, 2) === after(meant, 2))
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const isSwapped = (typed: string, meant: string, at: number): boolean =>
  typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
