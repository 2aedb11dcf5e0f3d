import { requestedTerms } from '@coverwright/catalogue/lines/requested-terms'
import type { OfferReply } from '@coverwright/contract/offers'
import type { AgencyReply } from '@coverwright/contract/people'
import type { Answers } from '@coverwright/core/answers/answers'
import { dateText } from '@coverwright/core/model/answer-text'
import { type ComparedCell, type ComparedRow, comparisonOf } from '@coverwright/core/offers/comparison-of'
import { differencesOf } from '@coverwright/core/offers/differences-of'
import { displayedPhone } from '@coverwright/core/text/phone'
import { contentHash } from '../../../../platform/content-hash.ts'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'
import { amountText } from '../../bills/amount-text.ts'
import type { PaperBlock, PaperCell, PrintedPaper } from './paper.ts'

type ProposalContent = {
  readonly company: string
  readonly answers: Answers
  readonly offers: readonly OfferReply[]
  readonly served: ServedSite
  /** The agency that proposes them, instead of the site's own firm. */
  readonly agency?: AgencyReply | undefined
  /** The file of the agency's logo. */
  readonly logo?: string | undefined
  /** Where the offers are chosen. */
  readonly address: string
  readonly now: Date
}

/** More go into another table, so that columns stay readable. */
const mostColumns = 3

const groups: readonly ComparedRow['group'][] = ['limits', 'benefits', 'exclusions', 'terms']

/** Which offers a proposal is of, as of now: two with the same edition say the same. */
export const editionOf = (offers: readonly OfferReply[]): string =>
  contentHash(offers.map(({ uuid, version, state }) => ({ uuid, version, state }))).slice(0, 8)

/** The offers of an application side by side, with everything to know before choosing; not an offer of ours. */
export function printedProposal(content: ProposalContent): PrintedPaper {
  const { company, answers, offers, served, agency, logo, address, now } = content
  const { site, translate: t } = served
  const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone }).format(now)
  const pricedOffers = offers.filter(isPriced)
  const lines = [...Map.groupBy(pricedOffers, ({ line }) => line)]
  const others = offers.filter((offer) => !isPriced(offer))
  const title = t('proposal.title')
  return {
    form: 'paper',
    brand: agency ? { ...agencyBrand(agency, served), ...(logo ? { logo } : {}) } : brandOf(served),
    title,
    about: company,
    lines: [t('proposal.asOf', { date })],
    blocks: [
      { kind: 'box', heading: t('proposal.notInsured'), texts: [t('proposal.notInsured.text')] },
      ...lines.flatMap(([line, own]) => lineBlocks(line, own, answers, served)),
      ...(others.length > 0
        ? [
            {
              kind: 'list',
              heading: t('proposal.others'),
              items: others.map((offer) => otherText(offer, served)),
            } as const,
          ]
        : []),
      { kind: 'heading', text: t('proposal.next') },
      { kind: 'text', text: t('proposal.next.text', { address }) },
      { kind: 'text', text: t('proposal.terms') },
    ],
    foot: [title, company, ...(agency ? [site.name] : []), t('proposal.edition', { edition: editionOf(offers) })]
      .filter(Boolean)
      .join(' · '),
    language: site.locale,
  }
}

/** The site's heading on a paper: its name in its own color, and its contact. */
export function brandOf({ site }: Pick<ServedSite, 'site'>): PrintedPaper['brand'] {
  const { name, phone, email } = site.contact
  return {
    name: site.name,
    color: site.theme?.brand ?? '#1f3a5f',
    lines: [name, displayedPhone(phone, site.country) ?? '', email].filter((each) => each !== ''),
  }
}

/** The agency's heading: its name, who of it works on the application, and how they are reached. */
function agencyBrand(
  { name, agent, phone, email }: AgencyReply,
  site: Pick<ServedSite, 'site'>,
): PrintedPaper['brand'] {
  const phoneText = displayedPhone(agent?.phone ?? phone ?? '', site.site.country) ?? ''
  const lines = [agent?.name ?? '', agent?.title ?? '', phoneText, agent?.email ?? email ?? '']
  return { ...brandOf(site), name, lines: lines.filter((each) => each !== '') }
}

const isPriced = ({ state, premium }: OfferReply): boolean => state === 'quoted' && premium !== undefined

export const insurerText = (
  { carrier_name: name, sample }: OfferReply,
  { translate: t }: Pick<ServedSite, 'translate'>,
) => (sample ? t('page.insurer.sample', { name }) : name)

function otherText(offer: OfferReply, site: ServedSite): string {
  const { translate: t } = site
  const reasons = offer.reasons.map(({ text }) => text)
  return [`${insurerText(offer, site)}: ${t(`page.offer.${offer.state}`)}.`, ...new Set(reasons)].join(' ')
}

function lineBlocks(
  line: string,
  offers: readonly OfferReply[],
  answers: Answers,
  servedSite: ServedSite,
): readonly PaperBlock[] {
  const { translate: t, site, country } = servedSite
  const words = { t, locale: site.locale }
  const rows = comparisonOf(offers, words)
  const terms = requestedTerms(line, answers)
  const starts = Array.from({ length: Math.ceil(offers.length / mostColumns) }, (_, at) => at * mostColumns)
  return [
    { kind: 'heading', text: country.types.find((type) => type.line === line)?.name ?? line },
    ...starts.map((start) => tableOf(offers.slice(start, start + mostColumns), start, rows, servedSite)),
    ...offers.map((offer): PaperBlock => {
      const differences = differencesOf(offer, terms, words).map(({ text }) => text)
      const insurer = insurerText(offer, servedSite)
      return {
        kind: 'list',
        heading: t('proposal.differs', { insurer }),
        items: differences.length > 0 ? differences : [t('proposal.same')],
      }
    }),
  ]
}

function tableOf(
  offers: readonly OfferReply[],
  start: number,
  rows: readonly ComparedRow[],
  site: ServedSite,
): PaperBlock {
  const { translate: t } = site
  const printedRows = rows
    .map((row) => ({ ...row, cells: row.cells.slice(start, start + offers.length) }))
    .filter(({ cells }) => cells.some(({ kind }) => kind !== 'silent'))
  return {
    kind: 'table',
    columns: offers.map((offer) => insurerText(offer, site)),
    groups: [
      { title: '', rows: priceRows(offers, site) },
      ...groups.flatMap((group) => {
        const own = printedRows.filter((row) => row.group === group)
        const title = t(`proposal.group.${group}`)
        return own.length > 0
          ? [
              {
                title,
                rows: own.map(({ label, cells }) => ({ label, cells: cells.map((cell) => cellOf(cell, group, t)) })),
              },
            ]
          : []
      }),
    ],
  }
}

function cellOf(cell: ComparedCell, group: ComparedRow['group'], t: ServedSite['translate']): PaperCell {
  const requestedNote = (requestedText: string | undefined) =>
    requestedText === undefined ? {} : { note: t('page.offers.table.asked', { requested: requestedText }) }
  switch (cell.kind) {
    case 'words':
      return { words: cell.words, ...requestedNote(cell.requested) }
    case 'included':
      return { words: t('page.offers.table.included') }
    case 'left_out':
      return {
        words: t(group === 'exclusions' ? 'offer.terms.excluded' : 'page.offers.table.leftOut'),
        ...requestedNote(cell.requested),
      }
    case 'silent':
      return { words: t('page.offers.table.silent') }
  }
}

type Premium = NonNullable<OfferReply['premium']>

/** The price with each tax and fee, whether it may still change, and how long it is held. */
function priceRows(offers: readonly OfferReply[], { translate: t, site }: ServedSite) {
  const row = (label: string, say: (premium: Premium, offer: OfferReply) => string, strong = false) => ({
    label,
    cells: offers.map(
      (offer): PaperCell => ({
        words: offer.premium ? say(offer.premium, offer) : '',
        ...(strong ? { strong: true } : {}),
      }),
    ),
  })
  const money = (premium: Premium, minor: number) => amountText(minor, premium.currency, site.locale)
  const charges = [...new Set(offers.flatMap(({ premium }) => premium?.charges?.map(({ label }) => label) ?? []))]
  const sumOf = ({ charges: own = [] }: Premium) => own.reduce((sum, { amount }) => sum + amount, 0)
  const yearOf = ({ amount, total }: Premium) => total ?? amount
  return [
    row(t('bill.line.premium'), (premium) => money(premium, yearOf(premium) - sumOf(premium))),
    ...charges.map((label) =>
      row(label, (premium) => {
        const own = premium.charges?.filter((each) => each.label === label) ?? []
        return own.length === 0
          ? '–'
          : money(
              premium,
              own.reduce((sum, { amount }) => sum + amount, 0),
            )
      }),
    ),
    row(t('offer.terms.fees'), (premium) => {
      if (premium.fees_included) return t('proposal.fees.included')
      return premium.charges?.length ? money(premium, sumOf(premium)) : t('offer.terms.fees.offered')
    }),
    row(t('proposal.year'), (premium) => money(premium, yearOf(premium)), true),
    row(t('proposal.kind'), (_premium, { kind }) => t(`page.offer.${kind === 'bindable' ? kind : 'indication'}`)),
    row(t('page.offer.validUntil'), (_premium, { valid_until: until }) => (until ? dateText(until, site.locale) : '–')),
  ]
}
