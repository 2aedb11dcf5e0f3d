import { isBlank } from '@coverwright/core/answers/answers'
import type { SummaryRow } from '@coverwright/core/navigation/summary'

/** The part of a flow state that says what its pages ask. */
type AskingPages = {
  readonly pages: readonly {
    readonly list?: { readonly step: { readonly items: string } } | undefined
    readonly form: { readonly fields: readonly { readonly path: string }[] }
  }[]
}

/** The paths that a renewal asks again: whole lists, and every field of its pages, visible or not. */
const askedAgain = ({ pages }: AskingPages): readonly string[] =>
  pages.flatMap(({ list, form }) => (list ? [list.step.items] : form.fields.map(({ path }) => path)))

/** Tells which of last year's answers still count: those to questions that this year's pages do not ask. */
export function isCarriedOver(renewal: AskingPages): (row: Pick<SummaryRow, 'field' | 'answer'>) => boolean {
  const again = askedAgain(renewal)
  return ({ field: { path }, answer }) =>
    !isBlank(answer) && !again.some((each) => path === each || path.startsWith(`${each}.`))
}
