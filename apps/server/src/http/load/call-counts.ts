/** How many calls are in progress, by lane. A call may be in several lanes. */
export function createCallCounts() {
  const counts = new Map<string, number>()
  const countIn = (lane: string): number => counts.get(lane) ?? 0

  function add(lanes: readonly string[], change: 1 | -1): void {
    for (const lane of lanes) {
      const count = countIn(lane) + change
      if (count > 0) counts.set(lane, count)
      else counts.delete(lane)
    }
  }

  return {
    countIn,
    /** A call that can be counted and uncounted; it counts at most once. */
    enter(lanes: readonly string[]) {
      let isCounted = false
      return {
        count(isWorkedOn: boolean): void {
          if (isWorkedOn === isCounted) return
          isCounted = isWorkedOn
          add(lanes, isWorkedOn ? 1 : -1)
        },
      }
    },
  }
}

export type CountedCall = ReturnType<ReturnType<typeof createCallCounts>['enter']>
