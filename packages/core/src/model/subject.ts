/** What a question is about, in the order in which a review tells it. Its heading is the message `subject.{name}`. */
export const subjects = ['business', 'coverage', 'premises', 'operations', 'people', 'safety', 'claims'] as const
export type Subject = (typeof subjects)[number]
