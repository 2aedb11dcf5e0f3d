/** An answer as text for a check, a number as its digits; undefined for lists and groups. */
export const plainText = (answer: unknown): string | undefined => {
  if (typeof answer === 'number') return String(answer)
  return typeof answer === 'string' ? answer.trim() : undefined
}
