import type { Question } from '@coverwright/core/model/question'

/**
 * What several insurers share of their questions, by the second part of the fact: `work.hazardous` is the question for
 * the fact of that name. An insurer spreads it into its own question and adds topic, label and hint. The answers are
 * the same everywhere, so an applicant answers once for all; `id` stands here where all insurers use the same one.
 */
export type Shared = Readonly<Record<string, Partial<Question>>>
