import { readSites } from '../../../apps/server/src/features/1-foundation/site/read-sites.ts'
import { createSites, type ServedSite } from '../../../apps/server/src/features/1-foundation/site/served-site.ts'
import type { InsuranceType } from '../../../packages/catalogue/src/lines/insurance-types.ts'
import { lossPaths, sentAnswers } from '../../../packages/catalogue/src/lines/sent-answers.ts'
import { byState } from './by-state.ts'
import { conditionWords } from './condition-words.ts'
import { insurerSections } from './insurer.ts'
import { questionsOf, questionTable } from './questions.ts'
import { readersOf, shortName } from './readers.ts'
import { insurersOf, isBelow } from './unread.ts'
import { page, table } from './words.ts'

/** The site whose application is described for each country, in the country's language. */
const siteIds = ['default', 'uk', 'france', 'spain', 'portugal', 'argentina', 'brazil'] as const

/** Answers of every applicant that all insurers receive; they are on the country's page. */
const sharedAnswers = sentAnswers('')

function linePage(servedSite: ServedSite, { line: id, name, tagline }: InsuranceType): string {
  const { flows, translate, country } = servedSite
  const insurers = insurersOf(servedSite, id)
  const all = questionsOf(flows.main)
  const ownAnswers = sentAnswers(id).filter((start) => !sharedAnswers.includes(start) || start === id)
  const others = country.types.filter(({ line }) => line !== id && ownAnswers.includes(line))
  const starts = ownAnswers.filter((start) => !others.some(({ line }) => line === start))
  const own = all.filter(({ path }) => starts.some((start) => isBelow(path, start)))
  const fieldAt = (path: string) => all.find((each) => `details.${each.path}` === path)?.field
  return page([
    `# ${name}`,
    `${tagline} [All lines](../../underwriting.md)`,
    ...others.map(
      ({ line, name: other }) => `Its insurers get the answers of [${other}](${line}.md) too, where both are picked.`,
    ),
    insurers.length === 0 ? 'No sample insurer quotes it: an advisor arranges it.' : '',
    ...(own.length > 0
      ? [
          '## What its pages ask',
          'Its insurers are sent these answers.',
          questionTable(own, translate, conditionWords(servedSite, all), withLosses(id, readersOf(insurers, id, own))),
        ]
      : []),
    ...insurers.flatMap(({ carrier, line }) => insurerSections(carrier, id, line, { fieldAt, translate })),
  ])
}

/** Losses are read from the insurers' claims list, not from the answers of the line. */
const readOfLosses = ['date', 'paid', 'reserved', 'open']

function withLosses(line: string, readers: (path: string) => string): (path: string) => string {
  const { any, list } = lossPaths(line)
  const countedPaths = [any, ...readOfLosses.map((name) => `${list}[].${name}`)]
  return (path) =>
    [readers(path), countedPaths.includes(path) ? 'It counts among the claims of the price.' : '']
      .filter(Boolean)
      .join(' ')
}

const fileOf = ({ country }: ServedSite, { line }: InsuranceType): string =>
  `docs/underwriting/${country.code.toLowerCase()}/${line}.md`

const servedSites = (): readonly ServedSite[] => {
  const sites = createSites(readSites())
  return siteIds.flatMap((id) => sites.byId(id) ?? [])
}

/** Asked before any line, or for several of them. */
function forEverybody(servedSite: ServedSite): string {
  const { flows, translate, country } = servedSite
  const ofLines = country.types.flatMap(({ line }) =>
    sentAnswers(line).filter((start) => !sharedAnswers.includes(start)),
  )
  const all = questionsOf(flows.main)
  const general = all.filter(({ path }) => !ofLines.some((start) => isBelow(path, start)))
  return page([
    `# ${country.name}: asked for every line`,
    'Insurers are sent the business, the limits, the claims, the places and what was added. [All lines](../../underwriting.md)',
    questionTable(general, translate, conditionWords(servedSite, all)),
  ])
}

const head = `# The underwriter's checklist

What is asked for each line and why, what each insurer refers or declines, and how it rates. Written from the data of the
application and of the sample insurers by \`npm run docs\`; never edited by hand. The insurers are invented, and so are
their rates: shaped like the trade's, taken from no insurer.

How every price is reached: the bases at their rates, times class, level of the book, state, limit, deductible and
experience (× 1.25 in the first year, × 1.12 before the third, × 0.96 from the fifth, × 0.92 from the tenth); times claims
(× 0.95 without any in five years after three years of business); times what answers earn or cost, together within × 0.7
and × 2.2; at least the least premium; plus the policy fee. A referral is priced as an indication. “Not sure” and an open
question make a price an indication too.`

function index(): string {
  return page([
    head,
    ...servedSites().flatMap((servedSite) => [
      `## ${servedSite.country.name}`,
      [
        `[Asked for every line](underwriting/${servedSite.country.code.toLowerCase()}/everybody.md)`,
        ...(servedSite.country.code === 'US' ? ['[what differs by state](underwriting/us/by-state.md)'] : []),
      ].join(', '),
      table(
        ['Line', 'Insurers'],
        servedSite.country.types.map((type) => [
          `[${type.name}](${fileOf(servedSite, type).replace(/^docs\//, '')})`,
          insurersOf(servedSite, type.line)
            .map(({ carrier }) => shortName(carrier))
            .join(', ') || 'none; an advisor arranges it',
        ]),
      ),
    ]),
  ])
}

/** docs/underwriting.md and a page for each line of each country. */
export const underwritingPages: Readonly<Record<string, () => string>> = {
  'docs/underwriting.md': index,
  'docs/underwriting/us/by-state.md': byState,
  ...Object.fromEntries(
    servedSites().flatMap((servedSite) => [
      [
        `docs/underwriting/${servedSite.country.code.toLowerCase()}/everybody.md`,
        () => forEverybody(servedSite),
      ] as const,
      ...servedSite.country.types.map((type) => [fileOf(servedSite, type), () => linePage(servedSite, type)] as const),
    ]),
  ),
}
