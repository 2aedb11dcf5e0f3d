import type { AnswerPath } from '@coverwright/core/answers/answers'

/** Attorneys on last year's list, by id; and whether last year's application named areas of practice at all. */
export const attorneysOnFile = 'on_file.attorneys'
export const areasOnFile = 'on_file.practice_areas'

/**
 * What a renewal's rules may read before its own pages ask it: facts about the business and the term, and what was on
 * file when the renewal began. Answers are not facts: a carried-over answer stops counting once it is asked again.
 */
export const factPaths: readonly AnswerPath[] = ['state', 'expiring_on', 'document_hash', attorneysOnFile, areasOnFile]
