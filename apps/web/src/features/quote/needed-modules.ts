import type { QuoteReply } from '@coverwright/contract/quotes'
import { holdsAnswer } from '@coverwright/core/answers/item-answers'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Field } from '@coverwright/core/model/field'
import { loadPhonePlans } from '@coverwright/core/text/phone'
import { queryClient } from '../../api/query-client.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { createLazyModule, type LazyModule } from '../../ui/interaction/lazy-module.ts'
import { type Application, applicationOf } from './application.ts'
import { contentOf } from './countries.ts'

type EvaluatedApplication = Pick<Application, 'site' | 'context' | 'flowState'>

/** The numbering plans of phones, without which no number may be judged. */
export const phonePlans = createLazyModule(async () => {
  await loadPhonePlans()
  return true
})

const isPhone = ({ type, fields = [] }: Field): boolean => type === 'phone' || fields.some(isPhone)

const itemFields = ({ list }: PageState): readonly Field[] =>
  list ? list.step.pages.flatMap(({ form }) => form.fields) : []

export const asksForPhone = (page: PageState): boolean =>
  page.form.fields.some(isPhone) || itemFields(page).some(isPhone)

const hasPhone = (page: PageState, { context }: EvaluatedApplication): boolean =>
  page.form.fields.some((field) => isPhone(field) && holdsAnswer(context.answers, field.path)) ||
  (page.list !== undefined && page.list.count > 0 && itemFields(page).some(isPhone))

/** A page shows the words of every section whose steps it joins. */
const sectionsOf = ({ section, joined = [] }: PageState): readonly string[] =>
  [section, ...joined.map((slot) => slot.section)].map(({ id }) => id)

/**
 * What a quote needs before it is shown, beside its country's content: the words of its sections, where they come apart,
 * and the numbering plans, if it has a phone number.
 */
export function modulesNeededBy(application: EvaluatedApplication): readonly LazyModule<unknown>[] {
  const { site, flowState } = application
  const { sections = {} } = contentOf(site) ?? {}
  const ids = new Set(flowState.pages.flatMap(sectionsOf))
  const words = [...ids].flatMap((id) => sections[id] ?? [])
  return flowState.pages.some((page) => hasPhone(page, application)) ? [...words, phonePlans] : words
}

/** Fetches it ahead of need. */
export const prefetchNeeded = (application: EvaluatedApplication): Promise<unknown> =>
  Promise.all(modulesNeededBy(application).map((module) => module.prefetch()))

/** Fetches it for a quote that is about to be shown. */
export const fetchNeededBy = async (quote: QuoteReply): Promise<unknown> =>
  prefetchNeeded(
    applicationOf(await queryClient.ensureQueryData(siteQuery), quote, await queryClient.ensureQueryData(userQuery)),
  )

/** For components: suspends until it is loaded. */
export function readNeeded(application: EvaluatedApplication): void {
  const modules = modulesNeededBy(application)
  // All at once, before `read` suspends for the first one. It also throws a failure.
  for (const module of modules) module.load().catch(() => undefined)
  for (const module of modules) module.read()
}
