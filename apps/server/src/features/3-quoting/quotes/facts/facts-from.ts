import type { Answers } from '@coverwright/core/answers/answers'

/** The names of the answers that facts were worked out from; none for facts that read all of them. */
const readFor = new WeakMap<Answers, ReadonlySet<string>>()

/**
 * The facts that follow from answers. Those of before stay where every answer they were worked out from is still the same
 * one: what is not changed is shared between two states of a quote, and most answers are no fact's business.
 * @param before the facts of other answers of the quote, on the same day at the same site
 */
export function factsFrom(
  answers: Answers,
  resolve: (answers: Answers) => Answers,
  before: { readonly answers: Answers; readonly facts: Answers } | undefined,
): Answers {
  const read = before && readFor.get(before.facts)
  if (before && read && [...read].every((name) => answers[name] === before.answers[name])) return before.facts
  const { watched, names } = watch(answers)
  const facts = resolve(watched)
  if (!names.has(everything)) readFor.set(facts, names)
  return facts
}

/** No answer has this name. */
const everything = '*'

/** The same answers, which note by their first names those that are read. */
function watch(answers: Answers): { readonly watched: Answers; readonly names: ReadonlySet<string> } {
  const names = new Set<string>()
  const note = (name: string | symbol): void => {
    if (typeof name === 'string') names.add(name)
  }
  const watched = new Proxy(answers, {
    get(of, name, receiver) {
      note(name)
      return Reflect.get(of, name, receiver)
    },
    has(of, name) {
      note(name)
      return Reflect.has(of, name)
    },
    getOwnPropertyDescriptor(of, name) {
      note(name)
      return Reflect.getOwnPropertyDescriptor(of, name)
    },
    ownKeys(of) {
      note(everything)
      return Reflect.ownKeys(of)
    },
  })
  return { watched, names }
}
