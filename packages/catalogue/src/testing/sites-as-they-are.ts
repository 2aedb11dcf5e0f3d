import type { Field } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import type { View } from '@coverwright/core/rules/rule'
import argentina from '../../../../sites/argentina.json' with { type: 'json' }
import brazil from '../../../../sites/brazil.json' with { type: 'json' }
import cornerstop from '../../../../sites/cornerstop.json' with { type: 'json' }
import standard from '../../../../sites/default.json' with { type: 'json' }
import france from '../../../../sites/france.json' with { type: 'json' }
import portugal from '../../../../sites/portugal.json' with { type: 'json' }
import spain from '../../../../sites/spain.json' with { type: 'json' }
import uk from '../../../../sites/uk.json' with { type: 'json' }
import { countryOf } from '../countries/countries.ts'
import { siteFlow } from '../sites/site-flow.ts'

/** The sample sites of every country, and one of a chain. */
const files = { default: standard, cornerstop, france, spain, portugal, brazil, argentina, uk }
export type SampleSite = keyof typeof files

export function flowOf(name: SampleSite) {
  const site: (typeof files)[SampleSite] = files[name]
  const country = countryOf('country' in site ? site.country : 'US')
  if (!country) throw new Error(`There is no country of ${name}`)
  return { country, flow: siteFlow(site, country).flow }
}

export const sites = (Object.keys(files) as SampleSite[]).map((name) => ({ name, ...flowOf(name) }))

const inner = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((each) => [each, ...inner(each.fields ?? [])])

/** Every field of a step, those inside others too. */
export function fieldsOf(node: StepNode): readonly Field[] {
  if (node.kind === 'page') return inner(node.form.fields)
  if (node.kind === 'list') return node.pages.flatMap(({ form }) => inner(form.fields))
  return 'pages' in node.source ? node.source.pages.flatMap(({ form }) => inner(form.fields)) : []
}

/** A quote without any answers. */
export const nothing: View = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
