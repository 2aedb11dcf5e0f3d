/** Strokes of lines from point to point, in whole numbers: nothing that a browser or a printer could run. */
const strokes = /^(?:M ?\d{1,3} \d{1,3}(?: ?L ?\d{1,3} \d{1,3})+ ?)+$/

/** No more than a hand draws. */
const longest = 20_000

/** A drawing of at least one line, as SVG path data. */
export const isDrawing = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longest && strokes.test(value)
