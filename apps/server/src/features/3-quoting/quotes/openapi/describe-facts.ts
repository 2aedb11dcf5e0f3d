import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { factNames } from '../facts/facts.ts'

type Schema = { readonly [keyword: string]: unknown }

const text: Schema = { type: 'string' }
const texts: Schema = { type: 'array', items: text }
const list: Schema = { type: 'array', items: { type: 'object' } }

const codeNames = [...new Set(allCarriers.flatMap(({ lines }) => lines.map(({ codeName }) => codeName)))]

/** Those that are more than a text or need a word; every other one is a text. */
const specialSchemas: Readonly<Record<string, Schema>> = {
  naics6: { ...text, description: 'Code of NAICS 2022, six digits' },
  subindustry_iso: {
    ...text,
    description:
      'Insurance Services Office code, where the site’s operator has given it: it is licensed, so none is shipped',
  },
  application_mode_uuid: { ...text, description: 'The site’s mode of selling, where it has one' },
  class_traits: texts,
  class_hazard: { type: 'integer' },
  sub_class_codes: list,
  employee_classifications: list,
  appetite: { type: 'object', description: 'By line and insurer: in, refer or out' },
  appetite_codes: {
    type: 'object',
    description: 'Each insurer’s own code for the class, where it wants the class',
    properties: Object.fromEntries(codeNames.map((name) => [name, text])),
  },
  primary_location: { type: 'object' },
  producer_licenses: {
    ...list,
    description:
      'Under which the site and the agency may sell insurance in the state of the risk: holder, kind, number, npn',
  },
  unlicensed_states: {
    ...texts,
    description: 'States of the risk where nobody of the host may sell insurance: no insurer is asked there',
  },
  location_states: { ...texts, description: 'States of locations, other than the state of the business' },
  recommended_coverages: list,
  cross_sells: list,
}

/** What the server looks up for a quote, as JSON Schemas for the API document, by name. */
export const factSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  factNames.map((name) => [name, { ...(specialSchemas[name] ?? text), readOnly: true }]),
)
