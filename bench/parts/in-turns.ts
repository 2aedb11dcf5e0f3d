import { type Figures, figuresOf } from './figures.ts'

/** Measures one figure in one round: milliseconds, requests per second or bytes. */
export type Contestant = () => number | Promise<number>

/**
 * Measures contestants in turns, round by round, so that a busy moment of the machine affects all of them. The first
 * round warms up and does not count.
 */
export async function inTurns<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  rounds: number,
): Promise<ReadonlyMap<Name, Figures>> {
  const times = new Map<Name, number[]>()
  for (let round = 0; round <= rounds; round++) {
    for (const name in contestants) {
      const value = await contestants[name]()
      if (round > 0) times.set(name, [...(times.get(name) ?? []), value])
    }
  }
  return new Map([...times].map(([name, values]) => [name, figuresOf(values)]))
}
