/*
 * The small application that every contestant in the browser is built from: 41 pages, some of which depend on answers,
 * and one page of a hundred questions.
 */
export type Field = {
  readonly id: string
  readonly label: string
  readonly type: 'text' | 'number' | 'yes_no' | 'choice'
  readonly when?: When
}

export type PageOf = { readonly title: string; readonly fields: readonly Field[]; readonly when?: When }

/** Shown when this field is Yes. */
type When = { readonly field: string }

export type Answers = Readonly<Record<string, string | number>>

export const optionsOf = (type: 'yes_no' | 'choice'): readonly string[] =>
  type === 'yes_no' ? ['Yes', 'No'] : ['Sole proprietor', 'Partnership', 'Corporation', 'Limited liability company']

const pageAt = (at: number): PageOf => ({
  title: at === 0 ? 'Tell us about your business' : `Part ${at + 1} of your business`,
  // Some pages are shown only after a Yes two pages before.
  ...(at % 6 === 4 ? { when: { field: `p${at - 2}_has` } } : {}),
  fields: [
    { id: `p${at}_name`, label: 'What is its name?', type: 'text' },
    { id: `p${at}_form`, label: 'Which legal form does it have?', type: 'choice' },
    { id: `p${at}_has`, label: 'Do you have employees there?', type: 'yes_no' },
    { id: `p${at}_many`, label: 'How many?', type: 'number', when: { field: `p${at}_has` } },
    { id: `p${at}_what`, label: 'What do they do?', type: 'text', when: { field: `p${at}_has` } },
  ],
})

const kinds = ['text', 'yes_no', 'number'] as const

const hundredQuestions: PageOf = {
  title: 'A hundred questions',
  fields: [
    { id: 'first', label: 'Do you do any of this?', type: 'yes_no' },
    ...Array.from({ length: 99 }, (_, at) => ({
      id: `q${at}`,
      label: `Question ${at} about the work you do`,
      type: kinds[at % 3] ?? 'text',
      when: { field: 'first' },
    })),
  ],
}

const application: readonly PageOf[] = Array.from({ length: 41 }, (_, at) => pageAt(at))

/** The pages at an address: `/?hundred` is the long page. */
export const pagesAt = (search: string): readonly PageOf[] =>
  search.includes('hundred') ? [hundredQuestions] : application

/** The initial answers, at `/?answered`. Every third has no employees. */
export function answersAt(search: string): Answers {
  if (!search.includes('answered')) return {}
  const fields = pagesAt(search).flatMap((page) => page.fields)
  return Object.fromEntries(fields.map((field, at) => [field.id, answerOf(field, at)]))
}

function answerOf({ type }: Field, at: number): string | number {
  if (type === 'number') return at
  if (type === 'text') return `Answer ${at}`
  return optionsOf(type)[type === 'yes_no' && at % 3 === 1 ? 1 : 0] ?? ''
}

export const isShown = ({ when }: Pick<Field, 'when'>, answers: Answers): boolean =>
  when === undefined || answers[when.field] === 'Yes'

/** The next open page; after the last one, the first. */
export function pageAfter(pages: readonly PageOf[], at: number, answers: Answers): number {
  const next = pages.findIndex((page, other) => other > at && isShown(page, answers))
  return Math.max(next, 0)
}
