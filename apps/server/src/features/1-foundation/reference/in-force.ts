type DatedRow = { readonly state: string; readonly effective_from: string }

/** The newest row of each state that has taken effect, by the calendar of UTC. */
export const inForce = <T extends DatedRow>(rows: readonly T[], now: Date): T[] => {
  const today = now.toISOString().slice(0, 10)
  const byState = new Map<string, T>()
  for (const row of rows) {
    const known = byState.get(row.state)
    if (row.effective_from <= today && (known?.effective_from ?? '') <= row.effective_from) byState.set(row.state, row)
  }
  return [...byState.values()]
}
