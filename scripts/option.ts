/** A number from the command line, as in `--rounds 200`, or the default. Rejects a name without a number. */
export function option(name: string, usual: number, args: readonly string[] = process.argv): number {
  const at = args.indexOf(`--${name}`)
  const value = at < 0 ? usual : Number(args[at + 1] || Number.NaN)
  if (Number.isFinite(value) && value >= 0) return value
  throw new Error(`--${name} takes a number`)
}
