/** One letter too many, missing or wrong, or two neighbours swapped: `gmial` for `gmail`. Equal words have no error. */
export function isOneSlip(typed: string, target: string): boolean {
  if (typed === target || Math.abs(typed.length - target.length) > 1) return false
  const from = firstDifference(typed, target)
  const after = (word: string, skipped: number) => word.slice(from + skipped)
  if (typed.length > target.length) return after(typed, 1) === after(target, 0)
  if (typed.length < target.length) return after(typed, 0) === after(target, 1)
  return (
    after(typed, 1) === after(target, 1) || (isSwapped(typed, target, from) && after(typed, 2) === after(target, 2))
  )
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const isSwapped = (word: string, target: string, at: number): boolean =>
  word[at] === target[at + 1] && word[at + 1] === target[at]
