import type { EmailValidity } from '@coverwright/contract/people'
import type { InsuranceTypeReply, QuoteReply } from '@coverwright/contract/quotes'
import type { ZipPlace } from '@coverwright/contract/reference'
import type { Translate } from '@coverwright/core/text/text'
import { call } from '../../api/client.ts'
import type { ClassHit } from '../../form/class-search.ts'
import type { CoverageSection } from '../../form/coverage-section.ts'
import type { FormSources, ZipName } from '../../form/form-environment.ts'
import { textOf } from './application.ts'
import { rememberClass, rememberedClass } from './class-names.ts'
import { choicesOf } from './texts.ts'

type Hit = { readonly class_code_ref: string; readonly class_code_description: string } & Record<string, unknown>

const searchLimit = 6

async function searchClasses(text: string, signal: AbortSignal): Promise<readonly ClassHit[]> {
  const query = new URLSearchParams({ search: text, limit: String(searchLimit) })
  return (await call<readonly (Hit & ClassHit)[]>(`class-codes?${query}`, { signal })).data
}

async function placeOfZip(zip: string, signal: AbortSignal): Promise<ZipName | undefined> {
  const { data } = await call<readonly ZipPlace[]>(`city?zip=${encodeURIComponent(zip)}`, { signal })
  const [place] = data
  const city = place?.cities[0]
  return place && city ? { city, state: place.state } : undefined
}

async function suggestedEmail(email: string, signal: AbortSignal): Promise<string | undefined> {
  const { data } = await call<EmailValidity>('validate-email', { method: 'POST', body: { email }, signal })
  return data.suggestion
}

/** What the renderer asks of the quote and the server while a person fills in a form. */
export const sourcesOf = (quote: QuoteReply | null, coverages?: readonly CoverageSection[]): FormSources => ({
  choices: (source) => choicesOf(source, quote),
  searchClasses,
  placeOfZip,
  suggestedEmail,
  ...(coverages ? { coverages } : {}),
  className: (ref) =>
    textOf(quote, 'class_code_ref') === ref ? textOf(quote, 'class_code_description') : rememberedClass(ref),
  onClass: rememberClass,
})

/**
 * Insurance types as the cards show them: those suggested to this business, the others that insurers quote here, then
 * those that only an advisor can arrange.
 */
export function coverageSections(types: readonly InsuranceTypeReply[], t: Translate): readonly CoverageSection[] {
  const section = (id: 'suggested' | 'more' | 'advisor'): CoverageSection => ({
    id,
    slim: id !== 'suggested',
    title: t(`page.coverages.${id}.title`),
    note: t(`page.coverages.${id}.note`),
    options: types.filter((type) => sectionOf(type) === id).map((type) => coverageOption(type, t)),
  })
  return [section('suggested'), section('more'), section('advisor')].filter(({ options }) => options.length > 0)
}

function sectionOf({ outlook, suggestion, online }: InsuranceTypeReply): 'suggested' | 'more' | 'advisor' {
  if (!online || outlook === 'not_offered') return 'advisor'
  return suggestion === undefined ? 'more' : 'suggested'
}

function coverageOption(type: InsuranceTypeReply, t: Translate): CoverageSection['options'][number] {
  const { uuid, name, purpose, wholesaler_allowed } = type
  return {
    answer: { uuid, name, purpose, wholesaler_allowed },
    name,
    code: type.tag,
    text: type.tagline,
    ...badgeOf(type, t),
    note: noteOf(type, t),
    ...(purpose === 'deprecated' ? { retired: true } : {}),
  }
}

/** Who is likely to answer; and where nobody is, why. */
function noteOf({ outlook, reason, insurers }: InsuranceTypeReply, t: Translate): string {
  if (outlook === 'not_offered') return reason ?? ''
  if (outlook === 'maybe') return t('page.coverages.readFirst')
  return t('page.coverages.insurers', { count: insurers })
}

/** Why it is suggested, or what a type is offered as; a standard one needs no words. Source: seed section 3. */
function badgeOf(
  { purpose, suggestion }: InsuranceTypeReply,
  t: Translate,
): Pick<CoverageSection['options'][number], 'badge'> {
  if (suggestion !== undefined) return { badge: { kind: purpose === 'upsell' ? 'advice' : 'line', words: suggestion } }
  if (purpose === 'standard') return {}
  return { badge: { kind: purpose === 'crosssell' ? 'line' : 'advice', words: t(`page.coverages.${purpose}`) } }
}
