import { carriersOf } from '@coverwright/catalogue/carriers/carriers'
import type { Country } from '@coverwright/catalogue/countries/country'
import type { Site } from '@coverwright/catalogue/sites/site'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { locate, next } from '@coverwright/core/navigation/navigate'
import type { Browser } from './browser.ts'
import { answersTo, overlaid } from './plain-answer.ts'
import { testDay } from './test-day.ts'

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type Quote = any

export type FilledSite = Pick<Site, 'stepsFlowMapping' | 'customFlow' | 'switches'>

const optionsOf =
  ({ opening, regions }: Country) =>
  (source: string): ReadonlySet<string> | undefined => {
    if (source === 'business-type') return new Set(opening.legalForms.map(({ id }) => id))
    return source === 'state' ? new Set(regions.map(({ code }) => code)) : undefined
  }

/** Insurance types of a country by their lines, as they are picked. */
export const pickTypes = ({ types }: Country, ...lines: readonly string[]): readonly { readonly uuid: string }[] =>
  types.filter(({ line }) => lines.includes(line)).map(({ uuid }) => ({ uuid }))

/**
 * Answers a quote of another country's site page after page, as a person does, up to the last page.
 * @param targetAnswers answers by their paths; everything else gets the plainest valid answer
 * @returns the quote as the server returned it last, and the pages in the order they were visited
 */
export async function fillCountry(
  caller: Pick<Browser, 'begin' | 'get' | 'save'>,
  site: FilledSite,
  country: Country,
  targetAnswers: Answers,
  today: string = testDay,
): Promise<{ readonly quote: Quote; readonly pages: readonly string[] }> {
  const { flow } = siteFlow(site, country)
  const options = optionsOf(country)
  const contextOf = (quote: Quote): FlowContext => ({
    answers: quote,
    facts: {},
    sets: quote.question_sets,
    switches: site.switches,
    today,
    optionsOf: options,
    maxStep: quote.max_step,
  })
  const trailOf = (quote: Quote) => evaluateFlow(flow, contextOf(quote))

  /** Fetches the insurers' questions that the flow waits for. */
  async function withQuestions(quote: Quote): Promise<Quote> {
    for (const key of trailOf(quote).missingSets) {
      const [line = '', id] = key.split('.')
      const asks = carriersOf(line, country.carriers).find(({ carrier }) => carrier.id === id)?.line.asks
      const path = `${asks?.path}/${asks?.version}/${line}/uw-questions?quote_id=${quote._id}`
      const { status, body } = await caller.get(path)
      if (status !== 200) throw new Error(`${key}: ${JSON.stringify(body)}`)
    }
    return (await caller.get(`quote/${quote._id}`)).body.data
  }

  function answersAt(quote: Quote, path: string): Answers {
    const fields = locate(trailOf(quote), path)?.entry.form.fields ?? []
    const ask = (answers: Answers) => {
      const currentPage = locate(trailOf(overlaid(quote, answers, fields)), path)?.entry
      if (!currentPage) throw new Error(`The flow has no page ${path}`)
      const isOpen = (name: string) =>
        isBlank(currentPage.view.get(name)) || readAnswer(targetAnswers, name) !== undefined
      return {
        fields: fields.filter((each) => currentPage.visible.includes(each.path) && isOpen(each.path)),
        view: currentPage.view,
      }
    }
    return answersTo(ask, { wanted: targetAnswers, optionsOf: options })
  }

  let quote: Quote = await caller.begin()
  const pages: string[] = []
  for (let path = '/'; path !== '/done'; ) {
    if (pages.length > 100) throw new Error('The quote never came to its end')
    if (trailOf(quote).missingSets.length > 0) quote = await withQuestions(quote)
    const reply = await caller.save(quote, path, answersAt(quote, path))
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    pages.push(path)
    quote = reply.body.data
    if (trailOf(quote).missingSets.length > 0) quote = await withQuestions(quote)
    path = next(trailOf(quote), path) ?? '/done'
  }
  return { quote, pages }
}
