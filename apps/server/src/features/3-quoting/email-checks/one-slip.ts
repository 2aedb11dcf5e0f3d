/** One letter too many, missing or wrong, or two neighbours swapped: `gmial` for `gmail`. Equal words have no error. */
export function isOneSlip(input: string, target: string): boolean {
  if (input === target || Math.abs(input.length - target.length) > 1) return false
  const from = firstDifference(input, target)
  const after = (word: string, skipCount: number) => word.slice(from + skipCount)
  if (input.length > target.length) return after(input, 1) === after(target, 0)
  if (input.length < target.length) return after(input, 0) === after(target, 1)
  return (
    after(input, 1) === after(target, 1) || (isSwapped(input, target, from) && after(input, 2) === after(target, 2))
  )
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const isSwapped = (word: string, target: string, at: number): boolean =>
  word[at] === target[at + 1] && word[at + 1] === target[at]
