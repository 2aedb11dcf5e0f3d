import type { Translate } from '@coverwright/core/text/text'

/** Who did something, as the desk reads it: the server names people, and what did it by itself. */
export const byWords = (by: string, t: Translate): string =>
  by === 'applicant' || by === 'server' ? t(`desk.by.${by}`) : by
