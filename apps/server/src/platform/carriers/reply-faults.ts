/** A compiled schema of a reply. */
export type ReplyShape = {
  readonly Errors: (reply: unknown) => readonly {
    readonly schemaPath: string
    readonly instancePath: string
    readonly message: string
  }[]
}

const mostNamed = 3

/**
 * Where a reply differs from the contract, for the log, without its content: `/premium/amount must be integer`. Of
 * several shapes of a reply the one with its `status` is compared.
 */
export function replyFaults(shape: ReplyShape, reply: unknown): string | undefined {
  const errors = shape.Errors(reply)
  const shapes = [...Map.groupBy(errors, ({ schemaPath }) => /^#\/anyOf\/\d+/.exec(schemaPath)?.[0]).entries()]
    .filter(([path]) => path !== undefined)
    .map(([, own]) => own)
  const meantShape = shapes.find((own) => own.every(({ instancePath }) => instancePath !== '/status'))
  const faults =
    shapes.length === 0 ? errors : (meantShape ?? errors.filter(({ instancePath }) => instancePath === '/status'))
  const words = faults.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  return words.length > 0 ? [...new Set(words)].slice(0, mostNamed).join('; ') : undefined
}
