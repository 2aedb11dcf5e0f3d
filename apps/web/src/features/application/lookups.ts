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

/** What the renderer asks of the quote and the server while a person fills in a form. */
export const sourcesOf = (quote: QuoteReply | null, coverages: readonly CoverageSection[]): FormSources => ({
  choices: (source) => choicesOf(source, quote),
  searchClasses,
  placeOfZip,
  coverages,
  className: (ref) =>
    textOf(quote, 'class_code_ref') === ref ? textOf(quote, 'class_code_description') : rememberedClass(ref),
  onClass: rememberClass,
})

/** Insurance types as the cards show them: those quoted here first, then those an advisor arranges. */
export function coverageSections(types: readonly InsuranceTypeReply[], t: Translate): readonly CoverageSection[] {
  const section = (id: string, own: readonly InsuranceTypeReply[], slim = false): CoverageSection => ({
    id,
    slim,
    title: t(`page.coverages.${id}.title`),
    note: t(`page.coverages.${id}.note`),
    options: own.map((type) => coverageOption(type, t)),
  })
  return [
    section(
      'online',
      types.filter((type) => type.online),
    ),
    section(
      'advisor',
      types.filter((type) => !type.online),
      true,
    ),
  ].filter(({ options }) => options.length > 0)
}

function coverageOption(type: InsuranceTypeReply, t: Translate): CoverageSection['options'][number] {
  const { uuid, name, purpose, wholesaler_allowed } = type
  return {
    answer: { uuid, name, purpose, wholesaler_allowed },
    name,
    code: type.tag,
    text: type.tagline,
    ...badgeOf(type, t),
    ...(type.online ? { note: t('page.coverages.insurers', { count: type.insurers }) } : {}),
    ...(purpose === 'deprecated' ? { retired: true } : {}),
  }
}

/** What a type is offered as, in words; a standard one needs none. Source: seed section 3. */
function badgeOf({ purpose }: InsuranceTypeReply, t: Translate): Pick<CoverageSection['options'][number], 'badge'> {
  if (purpose === 'standard') return {}
  return { badge: { kind: purpose === 'crosssell' ? 'line' : 'advice', words: t(`page.coverages.${purpose}`) } }
}
