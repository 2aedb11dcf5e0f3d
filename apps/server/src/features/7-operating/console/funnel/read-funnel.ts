import type { Funnel, FunnelCorrection, FunnelPage } from '@coverwright/contract/console/funnel'
import type { CompiledFlow, Slot } from '@coverwright/core/evaluation/compile-flow'
import type { Text } from '@coverwright/core/text/text'
import type { Database } from '../../../../platform/database/database.ts'
import type { Previews } from '../../../1-foundation/site/previews/previewed-sites.ts'
import type { ServedSite, Sites } from '../../../1-foundation/site/served-site.ts'
import { formsOf } from '../../../3-quoting/quotes/snapshot/forms-of.ts'
import type { Filters } from '../figures/figures.store.ts'
import { filterOptions, soldLines } from '../figures/filter-options.ts'
import type { Period } from '../figures/period.ts'
import { type CountedCorrection, countApplications, countCorrections, countPages, type Place } from './funnel.store.ts'

type Dependencies = {
  db: Database
  sites: Pick<Sites, 'all'>
  previews: Pick<Previews, 'addressOf'>
  clock: () => Date
}

/** So many of the newest are read in well under a second, and shares of them tell as much. */
const mostCounted = 5000
const mostCorrections = 10

/** The flow of a site as a map: what became of the applications of a period at each of its pages. */
export async function readFunnel(
  { db, sites, previews, clock }: Dependencies,
  servedSite: ServedSite,
  period: Period,
  filters: Filters,
): Promise<Funnel> {
  const slots = stepsOf(servedSite.flows.main)
  const site = servedSite.site.id
  const selection = {
    ...{
      filters: { ...filters, site },
      types: soldLines(sites),
      places: placesOf(slots),
      now: clock(),
      most: mostCounted,
    },
  }
  const { applications, submitted } = await countApplications(db, period, selection)
  const counts = new Map((await countPages(db, period, selection)).map((each) => [each.step, each]))
  const corrections = inWords(await countCorrections(db, period, selection), slots, servedSite)
  const pages = slots.flatMap((slot): FunnelPage[] => {
    const count = counts.get(slot.node.id)
    if (!count) return []
    const { median_seconds, ...rest } = count
    const correction = corrections.find(({ step }) => step === slot.node.id)?.correction
    return [
      {
        ...rest,
        path: slot.patterns[0] ?? '/',
        title: servedSite.translate(slot.node.label),
        section: servedSite.translate(slot.section.label),
        has_preview: slot.node.kind === 'page' && slot.node.form.fields.length > 0,
        ...(median_seconds === null ? {} : { median_seconds: Math.round(median_seconds) }),
        ...(correction ? { corrected: correction } : {}),
      },
    ]
  })
  return {
    ...{ from: period.from, to: period.to, site, applications, submitted, pages },
    preview: previews.addressOf({ site }),
    is_sample: applications === mostCounted,
    unvisited: slots.length - pages.length,
    corrected: corrections.slice(0, mostCorrections).map(({ correction }) => correction),
    ...filterOptions(sites),
  }
}

/** Each step once, at its first place. */
const stepsOf = ({ slots }: CompiledFlow): readonly Slot[] => slots.filter(({ isSecondPlace }) => !isSecondPlace)

const placesOf = (slots: readonly Slot[]): readonly Place[] =>
  slots.flatMap(({ patterns, node }) => patterns.map((pattern) => ({ pattern, step: node.id })))

/** Corrections of the flow's own questions, in words; those of insurers come with each application. */
function inWords(
  corrections: readonly CountedCorrection[],
  slots: readonly Slot[],
  { translate }: Pick<ServedSite, 'translate'>,
): readonly { readonly step: string; readonly correction: FunnelCorrection }[] {
  const questions = new Map<string, Text>(
    slots.flatMap(({ node }) =>
      formsOf(node).flatMap(({ fields }) => fields.map(({ path, label }): [string, Text] => [path, label])),
    ),
  )
  return corrections.flatMap(({ step, path, applications }) => {
    const label = questions.get(path)
    return label === undefined ? [] : [{ step, correction: { path, question: translate(label), applications } }]
  })
}
