const cover = '•••••'

const day = /^(\d{4})-\d{2}-\d{2}$/

/**
 * What is shown of a sensitive answer: its last four characters, and of a short one no more than half; of a day, as of
 * birth, its year.
 */
export function masked(answer: unknown): string {
  const text = String(answer)
  const [, year] = day.exec(text) ?? []
  if (year !== undefined) return `${cover}${year}`
  return `${cover}${text.slice(Math.max(Math.ceil(text.length / 2), text.length - 4))}`
}

/** The answer stands behind this text, where only the server reads it: it was checked when it was given. */
export const isMasked = (answer: unknown): boolean => typeof answer === 'string' && answer.startsWith(cover)
