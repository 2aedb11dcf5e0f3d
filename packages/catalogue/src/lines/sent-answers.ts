import type { AnswerPath } from '@coverwright/core/answers/answers'

/**
 * The answers, beside those every insurer gets, that go to the insurers of a line: the line's own pages. An insurer of
 * another line never sees them.
 */
const ofLine: Readonly<Record<string, readonly AnswerPath[]>> = {
  gl: ['cdcs'],
  bop: ['cdcs'],
  wc: ['wc'],
  pl: ['pl'],
  eo: ['eo'],
  ca: ['ca', 'vehicles', 'drivers'],
  cp: ['cp'],
  cl: ['cyber'],
  umb: ['umbrella'],
  se: ['event'],
  do: ['directors_and_officers'],
  epli: ['epli'],
  fid: ['fid'],
  pollution: ['pollution'],
  product: ['product'],
  landlord: ['landlord'],
}

const ofEveryLine: readonly AnswerPath[] = ['locations']

/** Paths of the answers that the insurers of `line` are sent as `details`. */
export const sentAnswers = (line: string): readonly AnswerPath[] => [
  ...ofEveryLine,
  ...(Object.hasOwn(ofLine, line) ? (ofLine[line] ?? []) : []),
]
