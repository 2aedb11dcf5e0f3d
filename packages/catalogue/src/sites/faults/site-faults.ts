import type { Messages } from '@coverwright/core/text/text'
import { countryOf } from '../../countries/countries.ts'
import type { Country } from '../../countries/country.ts'
import type { Site } from '../site.ts'
import { themeFaults } from '../theme-faults.ts'
import { countryFaults } from './country-faults.ts'
import type { Fault } from './fault.ts'
import { fault, placeOf, repetitionsIn } from './fault.ts'
import { flowFaults } from './flow-faults.ts'
import { licenseFaults } from './license-faults.ts'
import { phoneFaults } from './phone-faults.ts'
import { textFaults } from './text-faults.ts'

/**
 * Every fault that keeps a site from being served although its file has the right form. `site` has the keys of the
 * right form; missing ones are reported elsewhere. `messages`: every text in its language; undefined if there are none.
 */
export function siteFaults(site: Partial<Site>, messages: Messages | undefined): readonly Fault[] {
  const country = site.country === undefined ? undefined : countryOf(site.country)
  return [
    ...placeFaults(site),
    ...blankFaults(site),
    ...(site.theme?.wordmark && site.logoUrl === undefined
      ? [fault('theme.wordmark', 'is true, but there is no logo that could hold the name: add logoUrl, or remove it')]
      : []),
    ...(country ? countryFaults(site, country) : []),
    ...(country ? phoneFaults(site, country.code) : []),
    ...(country ? licenseFaults(site.licenses ?? [], country, 'licenses') : []),
    ...(country ? flowFaults(site, country) : []),
    ...(messages ? textFaults(site.texts ?? {}, messages) : localeFaults(site, country)),
    ...(messages ? experimentFaults(site, messages) : []),
    ...(site.theme ? themeFaults(site.theme).map(faultOfTheme) : []),
    ...repetitionsIn((site.experiments ?? []).map(({ id }) => id)).map(([position, id]) =>
      fault(`experiments[${position}].id`, `is ${JSON.stringify(id)}, which an experiment above has: name each once`),
    ),
    ...repetitionsIn((site.webhooks ?? []).map(({ id }) => id)).map(([position, id]) =>
      fault(`webhooks[${position}].id`, `is ${JSON.stringify(id)}, which an endpoint above has: name each once`),
    ),
    ...(site.popup?.paths ?? []).flatMap((path, position) =>
      /^\/[^\s?#]*$/.test(path)
        ? []
        : [fault(`popup.paths[${position}]`, `is ${JSON.stringify(path)}, but must be a path such as /insurance`)],
    ),
  ]
}

/** A variant changes the words of a page, never its questions: answers are kept with the question as worded. */
const isTitle = (key: string): boolean => /^step\..+\.(title|lede)$/.test(key)

function experimentFaults({ experiments = [] }: Partial<Site>, messages: Messages): readonly Fault[] {
  return experiments.flatMap(({ variants = [], texts = {} }, position) =>
    Object.entries(texts).flatMap(([variant, words]) => {
      const within = ['experiments', position, 'texts', variant] as const
      if (!variants.includes(variant)) return [fault(placeOf(...within), 'is no variant of this experiment')]
      const others = Object.keys(words).filter((key) => !isTitle(key))
      return [
        ...others.map((key) =>
          fault(placeOf(...within, key), 'is no title or lede of a page, as in step.contact.title'),
        ),
        ...textFaults(words, messages, within),
      ]
    }),
  )
}

/** A sentence about a theme begins with its key. */
function faultOfTheme(sentence: string): Fault {
  const end = sentence.indexOf(': ')
  return fault(sentence.slice(0, end), sentence.slice(end + 2))
}

/** Texts for people must not be blank. */
function blankFaults({ name, contact, legal }: Partial<Site>): readonly Fault[] {
  const visibleTexts = {
    name,
    ...Object.fromEntries(Object.entries(contact ?? {}).map(([key, words]) => [`contact.${key}`, words])),
    'legal.owner': legal?.owner,
  }
  return Object.entries(visibleTexts).flatMap(([at, words]) =>
    words !== undefined && words.trim() === '' ? [fault(at, 'is blank: write what people are to read')] : [],
  )
}

function placeFaults({ hosts = [], binderHosts = [], webToCaseOptions = [] }: Partial<Site>): readonly Fault[] {
  const twice = (key: string, list: readonly string[], part = '') =>
    repetitionsIn(list).map(([position, each]) =>
      fault(`${key}[${position}]${part}`, `is ${JSON.stringify(each)} once more`),
    )
  return [
    ...twice('hosts', hosts),
    ...twice('binderHosts', binderHosts),
    ...twice(
      'webToCaseOptions',
      webToCaseOptions.map(({ value }) => value),
      '.value',
    ),
  ]
}

/** A language of the country without texts; one that is not the country's is already reported. */
const localeFaults = ({ locale }: Partial<Site>, country: Country | undefined): readonly Fault[] =>
  locale === undefined || !country?.locales.includes(locale)
    ? []
    : [fault('locale', `is ${JSON.stringify(locale)}, in which there are no texts yet`)]
