/** A number of the command line, as in `--rounds 200`, or the usual one. Refuses a name without a number. */
export function option(name: string, usual: number, given: readonly string[] = process.argv): number {
  const at = given.indexOf(`--${name}`)
  const value = at < 0 ? usual : Number(given[at + 1] || Number.NaN)
  if (Number.isFinite(value) && value >= 0) return value
  throw new Error(`--${name} takes a number`)
}
