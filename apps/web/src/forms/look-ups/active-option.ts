import { useState } from 'react'

/** The position that is active at first: that of the first option, or -1 where the typed text is kept. */
type Start = 0 | -1

/** The next position, round and round from `start` to the last option. */
export function movedBy(by: 1 | -1, active: number, count: number, start: Start): number {
  const positions = count - start
  return positions > 0 ? ((active - start + by + positions) % positions) + start : -1
}

/** The active option of a combobox, and whether somebody pointed at it; another list starts over. */
export function useActiveOption(options: readonly unknown[], start: Start) {
  const [activeOption, setActiveOption] = useState<{ readonly options: readonly unknown[]; readonly at: number }>()
  const isPointed = activeOption?.options === options
  const active = isPointed ? activeOption.at : Math.min(start, options.length - 1)
  const point = (at: number) => setActiveOption({ options, at })
  return { active, isPointed, point, move: (by: 1 | -1) => point(movedBy(by, active, options.length, start)) }
}
