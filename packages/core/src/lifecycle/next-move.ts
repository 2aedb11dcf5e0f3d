/** Who has the next move on an agency's quote. */
export const movers = ['client', 'insurer', 'agent', 'nobody'] as const
export type Mover = (typeof movers)[number]

/** What happens next with an agency's quote, and whose move it is. The first that holds is the next one. */
export const nextMoves = {
  closed: 'nobody',
  /** The insurer did not answer the request to bind. */
  bind_silent: 'insurer',
  confirm: 'insurer',
  /** The insurer needs something before it binds. */
  supply: 'client',
  /** The desk asked the client. */
  reply: 'client',
  /** The client, who has the quote, finishes it. */
  finish: 'client',
  fill_in: 'agent',
  /** An insurer asks before it decides. */
  answer: 'client',
  decide: 'insurer',
  agree: 'client',
  bound: 'nobody',
  /** The client, who has the quote, chooses an offer. */
  choose: 'client',
  propose: 'agent',
  reading: 'insurer',
  /** No insurer holds its price any longer. */
  reprice: 'agent',
  /** No insurer offers anything. */
  place: 'agent',
} as const satisfies Readonly<Record<string, Mover>>

export type NextMove = keyof typeof nextMoves

const isNextMove = (name: string): name is NextMove => Object.hasOwn(nextMoves, name)

export const nextMoveNames: readonly NextMove[] = Object.keys(nextMoves).filter(isNextMove)

export const moversMoves = (mover: Mover): readonly NextMove[] =>
  nextMoveNames.filter((move) => nextMoves[move] === mover)
