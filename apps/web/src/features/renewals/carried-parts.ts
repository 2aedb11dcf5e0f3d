import { isBlank } from '@coverwright/core/answers/answers'
import type { SummaryRow } from '@coverwright/core/navigation/summary'

/** What is looked at of a flow: what its pages ask. */
type Asking = {
  readonly pages: readonly {
    readonly list?: { readonly step: { readonly items: string } } | undefined
    readonly form: { readonly fields: readonly { readonly path: string }[] }
  }[]
}

/** What a renewal asked again: whole lists by their path, and every field of a page it visits, shown or not. */
const askedAgain = ({ pages }: Asking): readonly string[] =>
  pages.flatMap(({ list, form }) => (list ? [list.step.items] : form.fields.map(({ path }) => path)))

/** Which of last year’s answers still count: those to questions that this year’s pages did not ask. */
export function carriedOver(renewal: Asking): (row: Pick<SummaryRow, 'field' | 'answer'>) => boolean {
  const again = askedAgain(renewal)
  return ({ field: { path }, answer }) =>
    !isBlank(answer) && !again.some((each) => path === each || path.startsWith(`${each}.`))
}
