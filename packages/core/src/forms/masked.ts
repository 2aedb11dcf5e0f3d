const cover = '••-•••'

/** What is shown of a sensitive answer: its last four characters. */
export const masked = (answer: unknown): string => `${cover}${String(answer).slice(-4)}`

/** The answer stands behind this text, where only the server reads it: it was checked when it was given. */
export const isMasked = (answer: unknown): boolean => typeof answer === 'string' && answer.startsWith(cover)
