const cover = '•••••'

const day = /^(\d{4})-\d{2}-\d{2}$/

/**
 * A sensitive answer as it is shown: its last four characters, at most half of a short one, and only the year of a date.
 */
export function maskAnswer(answer: unknown): string {
  const text = String(answer)
  const [, year] = day.exec(text) ?? []
  if (year !== undefined) return `${cover}${year}`
  return `${cover}${text.slice(Math.max(Math.ceil(text.length / 2), text.length - 4))}`
}

/** As long as the longest mask: the cover and the last four characters. */
const longest = cover.length + 4

/** Stands for an answer that only the server can read and has validated before. */
export const isMasked = (answer: unknown): boolean =>
  typeof answer === 'string' && answer.startsWith(cover) && answer.length <= longest

/** A mask that somebody typed into: neither an answer nor a mask. */
export const isMaskTypedOver = (answer: unknown): boolean =>
  typeof answer === 'string' && answer.includes('•') && !isMasked(answer)
