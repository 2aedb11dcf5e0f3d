/** A cell of a table: its text, and below it what was requested instead. */
export type PaperCell = { readonly words: string; readonly note?: string; readonly strong?: true }

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Set apart, so that nobody overlooks it. */
  | { readonly kind: 'box'; readonly heading: string; readonly texts: readonly string[] }
  | { readonly kind: 'list'; readonly heading: string; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  /** Few columns, each under its head. */
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly groups: readonly {
        readonly title: string
        readonly rows: readonly { readonly label: string; readonly cells: readonly PaperCell[] }[]
      }[]
    }

/** A document of ours as plain text, in the brand of its site: a proposal, a certificate. */
export type PrintedPaper = {
  readonly form: 'paper'
  readonly brand: {
    readonly name: string
    readonly color: string
    readonly lines: readonly string[]
    /** The file of its logo, drawn above the name. */
    readonly logo?: string
  }
  readonly title: string
  /** Whom it is about. */
  readonly about: string
  readonly lines: readonly string[]
  readonly blocks: readonly PaperBlock[]
  /** At the foot of every page, before its number. */
  readonly foot: string
  readonly language: string
}
