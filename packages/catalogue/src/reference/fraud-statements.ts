/** The kind of document that is signed below the statement. */
export const fraudKinds = ['application', 'claim', 'workers_compensation', 'auto'] as const
export type FraudKind = (typeof fraudKinds)[number]

/**
 * What the words of a row rest on:
 *
 * - `law`: compared with the law as published, so they are shown;
 * - `forms`: taken from insurers' forms, the law was not read, so our general statement is shown until it is;
 * - `none`: the state prescribes no statement for such a document, as far as the law and insurers' forms show, so our
 *   general statement is shown;
 * - `ours`: the general statement itself.
 */
export type FraudBasis = 'law' | 'forms' | 'none' | 'ours'

/** The fraud warning above a signature in a state, or that none is prescribed there, with the state's law on fraud. */
export type FraudStatement = {
  /** Two letters, or `general` for our own text. */
  readonly state: string
  readonly kind: FraudKind
  readonly basis: FraudBasis
  readonly heading: string
  readonly text: string
  readonly citation: string
  readonly effective_from?: string
  /** Where it was found. */
  readonly source?: string
  /** The day on which it was last looked for. */
  readonly checked_on: string
}

export type ShownFraudStatement = {
  readonly state: string
  readonly kind: FraudKind
  readonly heading: string
  readonly text: string
  readonly citation: string
  readonly checked_on: string
  /** True when our own text replaces the state’s. */
  readonly general: boolean
}

/**
 * The statement to show in a state: its own for this kind, else its own for applications where the kind is an
 * application too, else our general one with a reference to the state's law. Throws when the list has no general
 * statement, which its test rules out.
 */
export const fraudStatementFor = (
  all: readonly FraudStatement[],
  state: string | undefined,
  kind: FraudKind,
  today: string,
): ShownFraudStatement => {
  const find = (stateOrGeneral: string | undefined, kindWanted: FraudKind) =>
    all.find(
      (row) =>
        row.state === stateOrGeneral &&
        row.kind === kindWanted &&
        (row.basis === 'law' || row.basis === 'ours') &&
        (row.effective_from ?? '') <= today,
    )
  const own = find(state, kind) ?? (kind === 'claim' ? undefined : find(state, 'application'))
  const statement = own ?? find('general', kind)
  if (!statement) throw new Error(`No general fraud statement for ${kind}`)
  const { heading, text, citation, checked_on } = statement
  const textOfStatement = { state: state ?? 'general', kind, heading, text, general: !own }
  if (own) return { ...textOfStatement, citation, checked_on }
  const law = lawOf(all, state, kind)
  return { ...textOfStatement, citation: law ? `See ${law.citation}` : '', checked_on: law?.checked_on ?? checked_on }
}

/** The row that cites a state's law although its text is not to be shown. */
const lawOf = (all: readonly FraudStatement[], state: string | undefined, kind: FraudKind) =>
  [kind, ...(kind === 'claim' ? [] : (['application'] as const))]
    .map((each) => all.find((row) => row.state === state && row.kind === each && row.citation !== ''))
    .find((row) => row !== undefined)
