import type { Question } from '@coverwright/core/model/question'

/**
 * The parts of questions that several insurers share, by the second part of the fact: `work.hazardous` is the question
 * for the fact of that name. An insurer spreads it into its own question and adds topic, label and hint. The answers
 * are the same everywhere, so an applicant answers once for all. `id` is here if all insurers use the same one.
 */
export type SharedQuestions = Readonly<Record<string, Partial<Question>>>
