const cover = '•••••'

/** What is shown of a sensitive answer: its last four characters, and of a short one no more than half. */
export function masked(answer: unknown): string {
  const text = String(answer)
  return `${cover}${text.slice(Math.max(Math.ceil(text.length / 2), text.length - 4))}`
}

/** The answer stands behind this text, where only the server reads it: it was checked when it was given. */
export const isMasked = (answer: unknown): boolean => typeof answer === 'string' && answer.startsWith(cover)
