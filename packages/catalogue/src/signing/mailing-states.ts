import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { Country } from '../countries/country.ts'

type Option = { readonly value: string; readonly label: string }

/** The states that a mailing address may name; none where the application does not ask for it, since letters do without. */
export function mailingStates({ slots }: Pick<CompiledFlow, 'slots'>, { regions }: Pick<Country, 'regions'>): Option[] {
  const isAsked = slots.some(
    ({ node }) => node.kind === 'page' && node.form.fields.some(({ path }) => path === 'mailing_address.state'),
  )
  return isAsked ? regions.map(({ code, name }) => ({ value: code, label: name })) : []
}
