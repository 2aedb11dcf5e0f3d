/** Straight lines between whole-number points: nothing that a browser or a printer could execute. */
const strokes = /^(?:M ?\d{1,3} \d{1,3}(?: ?L ?\d{1,3} \d{1,3})+ ?)+$/

/** More than any drawn signature needs. */
const longest = 20_000

/** A drawing of at least one line, as SVG path data. */
export const isDrawing = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && strokes.test(value)
