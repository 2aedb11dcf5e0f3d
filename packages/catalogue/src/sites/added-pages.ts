import type { Field } from '@coverwright/core/model/field'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { heading, paginate } from '@coverwright/core/question-sets/paging'
import { fieldOf } from '@coverwright/core/question-sets/question-field'
import type { Site, SiteQuestions } from './site.ts'

/** Path of the answers to a site's own questions. */
export const siteAnswersPath = 'site_answers'

/** The pages that a site adds, by the name its mapping uses. */
export const addedPages = ({
  dynamicQuestions = {},
}: Pick<Site, 'dynamicQuestions'>): Readonly<Record<string, DynamicFlow>> =>
  Object.fromEntries(Object.entries(dynamicQuestions).map(([id, pages]) => [id, questionPages(id, pages)]))

const topicsOf = (questions: SiteQuestions['questions']): readonly string[] => [
  ...new Set(questions.map(({ topic }) => topic)),
]

function questionPages(id: string, { label, questions }: SiteQuestions): DynamicFlow {
  const field = (question: SiteQuestions['questions'][number]): Field => ({
    ...fieldOf(question, (name) => `${siteAnswersPath}.${id}.${name}`),
    // Encrypted like the product's own tax numbers.
    ...(question.type === 'tax_id' ? { sensitive: true } : {}),
  })
  const pages = paginate(questions)
  return {
    id,
    label: { words: label },
    pages: pages.map((page, index) => ({
      index,
      // Several pages are distinguished by their topics.
      ...(pages.length > 1 ? { label: { words: heading(topicsOf(page)) } } : {}),
      form: { fields: page.map(field) },
    })),
  }
}
