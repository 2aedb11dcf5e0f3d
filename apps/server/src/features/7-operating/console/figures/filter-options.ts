import type { Sites } from '../../../1-foundation/site/served-site.ts'
import type { PickedAs } from './figures.store.ts'

/** Every line that the served sites sell, once, in the order of their countries' lists. */
export function soldLines({ all }: Pick<Sites, 'all'>): readonly (PickedAs & { readonly name: string })[] {
  const types = all.flatMap(({ country }) => country.types)
  return [...new Map(types.map((type) => [type.uuid, type])).values()]
    .filter(({ purpose }) => purpose !== 'deprecated')
    .map(({ uuid, line, name }) => ({ uuid, line, name }))
}

/** What figures can be narrowed down to. */
export function filterOptions(sites: Pick<Sites, 'all'>) {
  const lines = soldLines(sites).map(({ line, name }): [string, { line: string; name: string }] => [
    line,
    { line, name },
  ])
  return { sites: sites.all.map(({ site: { id, name } }) => ({ id, name })), lines: [...new Map(lines).values()] }
}
