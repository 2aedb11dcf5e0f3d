import type { Problem } from './rules.ts'
import type { SourceFile } from './source-files.ts'

/** Past participles that do not end in "ed"; "read", "set", "put" and the like are verbs or nouns as well. */
const irregular = new Set([
  ...['asked', 'begun', 'born', 'bought', 'bound', 'broken', 'built', 'chosen', 'done', 'drawn', 'driven', 'fallen'],
  ...['forbidden', 'forgotten', 'found', 'given', 'gone', 'grown', 'heard', 'held', 'hidden', 'kept', 'known', 'laid'],
  ...['left', 'lost', 'made', 'meant', 'met', 'paid', 'said', 'seen', 'sent', 'shown', 'sold', 'spent', 'spoken'],
  ...['stood', 'taken', 'taught', 'thought', 'thrown', 'told', 'understood', 'unknown', 'withdrawn', 'won', 'written'],
])

const notParticiples = new Set(['embed', 'feed', 'need', 'red', 'seed', 'speed'])

/** `closed` is what JSON Schema calls an object without further properties; the others are names in the API document. */
const allowedNames = new Set(['closed', 'Enrolled', 'Registered'])

/** The names of declarations, exported or not. A property or parameter may be an adjective: `disabled`, `left`. */
const declaration =
  /^\s*(?:export )?(?:async )?(?:const|let|function\*?|class|type|interface) \[?([A-Za-z][a-z]+)\b|^\s*for \(const ([a-z]+)\b/gm

const isParticiple = (name: string): boolean => {
  const word = name.toLowerCase()
  return irregular.has(word) || (word.endsWith('ed') && !notParticiples.has(word))
}

/** A participle alone says neither what a thing is nor what a function does: `savedQuote` or `saveQuote`, not `saved`. */
export const participleNames = (files: readonly SourceFile[]): readonly Problem[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(declaration)]
      .map(([, name, item]) => name ?? item ?? '')
      .filter((name) => isParticiple(name) && !allowedNames.has(name))
      .map((name) => `${path} declares \`${name}\`, a bare participle: name the thing or the action`),
  )
