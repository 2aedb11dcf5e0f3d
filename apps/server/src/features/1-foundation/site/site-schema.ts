import { allowedNames } from '@coverwright/catalogue/sites/allowed-names'
import { SiteFile } from '@coverwright/contract/site/site-file'
import { checkNames } from '@coverwright/core/validation/check-rules'
import type { TSchema } from 'typebox'

type KnownNames = ReturnType<typeof allowedNames>

type Schema = { readonly [keyword: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema with `change` applied at `path`. Refuses a path that does not exist, so that no change gets lost. */
function laidOver(schema: Schema, [name, ...rest]: readonly string[], change: Schema): Schema {
  if (name === undefined) return { ...schema, ...change }
  const inner = schema[name]
  if (!isSchema(inner)) throw new Error(`The schema of a site has no ${name} here`)
  return { ...schema, [name]: laidOver(inner, rest, change) }
}

const timeZones = ['America/New_York', 'America/Chicago', 'America/Los_Angeles', 'Europe/London', 'Europe/Paris']
const ofQuestions = ['dynamicQuestions', 'patternProperties', '^[a-z][a-z0-9_]*$', 'properties', 'questions', 'items']

/** Names of the catalogue, below `properties`: unknown ones are refused, or the names are only suggested. */
const namesOf = ({
  countries,
  locales,
  currencies,
  lines,
  linesOfCountries,
  customFlows,
  sections,
}: KnownNames): readonly (readonly [readonly string[], Schema])[] => [
  [['country'], { enum: countries }],
  // Which of these a country has is checked with the rest of the file.
  [['locale'], { examples: locales }],
  [['currency'], { examples: currencies }],
  [['selectableLobs'], { description: `Lines that can be picked; all when empty. ${linesOfCountries.join('. ')}` }],
  [['selectableLobs', 'items'], { examples: lines }],
  [['customFlow'], { examples: customFlows }],
  [['timeZone'], { examples: timeZones }],
  [['stepsFlowMapping', 'items', 'properties', 'group'], { examples: sections }],
  [[...ofQuestions, 'properties', 'checks', 'items', 'properties', 'rule'], { examples: checkNames }],
]

const switchSchema = ({ switches }: KnownNames): Schema => ({
  type: 'object',
  description: 'Insurers, line by line, and habits, on or off; off when left out: who is off asks and offers nothing',
  properties: Object.fromEntries(
    Object.entries(switches).map(([name, description]) => [name, { type: 'boolean', description }]),
  ),
  additionalProperties: false,
})

const plain: Schema = JSON.parse(JSON.stringify(SiteFile))

const createSiteSchema = (names: KnownNames): TSchema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...namesOf(names).reduce(
    (schema, [path, change]) => laidOver(schema, ['properties', ...path], change),
    laidOver(plain, ['properties'], { switches: switchSchema(names) }),
  ),
})

/** By the known switches: an added insurer has others. */
const schemas = new Map<string, TSchema>()

/**
 * A site's file as JSON Schema, with the names of the catalogue and of added insurers, for completion in editors and for
 * validation.
 */
export function siteSchema(): TSchema {
  const names = allowedNames()
  const key = Object.keys(names.switches).join()
  const schema = schemas.get(key) ?? createSiteSchema(names)
  schemas.set(key, schema)
  return schema
}

/** The same as the text of `sites/site.schema.json`. */
export const siteSchemaText = (): string => `${JSON.stringify(siteSchema(), undefined, 2)}\n`
