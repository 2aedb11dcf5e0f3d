import { hash } from 'node:crypto'

type Rung = {
  /** Up to this age, in minutes. */
  readonly until: number
  /** An insurer is asked again after so many minutes more. */
  readonly every: number
}

const hour = 60
const day = 24 * hour

/**
 * How often an insurer that has not decided is asked again, by how long it has been undecided: after 1, 2, 5, 10, 20 and
 * 40 minutes, then every hour for two days, then four times a day for two weeks.
 */
const pollLadder: readonly Rung[] = [
  { until: 1, every: 1 },
  { until: 2, every: 1 },
  { until: 5, every: 3 },
  { until: 10, every: 5 },
  { until: 20, every: 10 },
  { until: 40, every: 20 },
  { until: 2 * day, every: hour },
  { until: 14 * day, every: 6 * hour },
]

/** At most this part of a pause is added, so that not all offers of an hour are asked about at once. */
const jitter = 0.1

/**
 * In how many milliseconds an insurer is asked again; undefined when it is asked no more.
 * @param ageMs since it last answered, or was given what it asked for
 * @param key always shifts the same offer by the same part of a pause
 */
export function nextPollMs(ageMs: number, key: string): number | undefined {
  const age = Math.max(0, ageMs) / 60_000
  const rung = pollLadder.find(({ until }) => age < until)
  if (!rung) return undefined
  return rung.every * 60_000 * (1 + jitter * shareOf(key))
}

/** From 0 to 1, evenly spread over keys. */
const shareOf = (key: string): number => Number.parseInt(hash('sha256', key).slice(0, 8), 16) / 0xffff_ffff
