import type { License, ShownLicense } from '@coverwright/contract/site/licenses'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import type { Translate } from '@coverwright/core/text/text'
import type { Country } from '../countries/country.ts'

export type HeldLicense = Omit<License, 'states'> & { readonly states?: readonly string[] }

type About = {
  readonly country: Pick<Country, 'licensing' | 'regions'>
  readonly today: CalendarDate
  readonly translate: Translate
}

/** A license is still valid on its last day. */
const holdsOn = ({ expires }: HeldLicense, today: CalendarDate): boolean => expires === undefined || expires >= today

/**
 * The licenses under which insurance may be sold in a state on a day; if empty, nobody may sell it there.
 * @param state as in `IL`; undefined before it is known, when only licenses of a whole country count
 */
export const licensesIn = (
  licenses: readonly HeldLicense[],
  state: string | undefined,
  about: About,
): readonly ShownLicense[] =>
  licenses
    .filter((each) => holdsOn(each, about.today))
    .filter(
      ({ states }) => about.country.licensing.by === 'country' || (state !== undefined && states?.includes(state)),
    )
    .map((each) => shownLicense(each, state, about))

/**
 * The seller's line at the end of a page or mail: names the owner once if a license of its own does.
 * @param licenses in words, with their holders; a mail of an earlier version has no holder
 */
export function sellerWords(
  owner: string,
  licenses: readonly { readonly holder?: string | undefined; readonly words: string }[],
): { readonly owner: string; readonly license: string } {
  const own = licenses.find(({ holder }) => holder === owner)
  const others = licenses.filter((each) => each !== own)
  return { owner: own?.words ?? owner, license: others.map(({ words }) => words).join('; ') }
}

/** How many states are named; of more, only the number is said. */
const mostNamed = 3

/**
 * The owner of a site with where it may sell, before anything is known of a risk: by number where the country has one register, and
 * by states where each keeps its own.
 */
export function licensedStates(
  owner: string,
  licenses: readonly HeldLicense[],
  about: About & { readonly locale: string },
): string {
  const { country, translate, today, locale } = about
  if (country.licensing.by === 'country') return sellerWords(owner, licensesIn(licenses, undefined, about)).owner
  const current = licenses.filter((each) => holdsOn(each, today))
  const codes = new Set(current.flatMap(({ states = [] }) => states))
  const states = country.regions.filter(({ code }) => codes.has(code))
  if (states.length === 0) return owner
  const others = country.regions.filter(
    ({ code, kind }) => !codes.has(code) && (kind === 'state' || kind === 'district'),
  )
  const stateNames = new Intl.ListFormat(locale).format(states.map(({ name }) => name))
  const words =
    others.length === 0
      ? translate('license.everywhere', { holder: owner })
      : states.length > mostNamed
        ? translate('license.inSome', { holder: owner, count: states.length })
        : translate('license.inStates', { holder: owner, states: stateNames })
  return current.some(({ sample }) => sample) ? `${words} (${translate('license.sample')})` : words
}

function shownLicense(
  { holder, kind, number, npn, sample }: HeldLicense,
  state: string | undefined,
  { country: { licensing, regions }, translate }: About,
): ShownLicense {
  const { register } = licensing
  const ofState = register === undefined && state !== undefined ? { state } : {}
  const name = regions.find(({ code }) => code === state)?.name ?? state ?? ''
  const words = [
    register === undefined
      ? translate('license.ofState', { holder, state: name, number })
      : translate('license.ofRegister', { holder, register, number }),
    ...(npn === undefined ? [] : [translate('license.npn', { npn })]),
    ...(sample ? [translate('license.sample')] : []),
  ]
  return { holder, kind, number, ...ofState, ...(npn === undefined ? {} : { npn }), words: words.join(', ') }
}
