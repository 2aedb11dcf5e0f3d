import { isOneChoice } from '@coverwright/catalogue/lines/one-choice'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { contentOf, insuranceTypeOf } from '../quote/countries.ts'

type Site = Pick<PublicSite, 'country'>

/** Lines in their order, those of which only one is needed together. */
export function lineChoices(site: Site, lines: readonly string[]): readonly (readonly string[])[] {
  const types = contentOf(site)?.country.types ?? []
  const choices: string[][] = []
  for (const line of new Set(lines)) {
    const same = choices.find((choice) => choice.some((other) => isOneChoice(types, line, other)))
    if (same) same.push(line)
    else choices.push([line])
  }
  return choices
}

/** The line that contains the others of a choice, and one that it contains, by name; undefined where there is one line. */
export function wholeAndPart(site: Site, choice: readonly string[]): { whole: string; part: string } | undefined {
  const types = choice.flatMap((line) => insuranceTypeOf(site, line) ?? [])
  const containing = types.find(({ contains }) => contains?.some((line) => choice.includes(line)))
  const part = types.find(({ line }) => containing?.contains?.includes(line))
  return containing && part && { whole: containing.name, part: part.name }
}
