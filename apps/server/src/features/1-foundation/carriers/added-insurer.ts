import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import type { Country } from '@coverwright/catalogue/countries/country'
import { linesOnOffer } from '@coverwright/catalogue/lines/insurance-types'
import type { Fault } from '@coverwright/catalogue/sites/faults/fault'
import { fault } from '@coverwright/catalogue/sites/faults/fault'
import { notOneOf } from '@coverwright/catalogue/sites/faults/one-of'
import type { InsurerFile } from '@coverwright/contract/carrier-contract/insurer-file'
import type { Messages } from '@coverwright/core/text/text'

type Row = InsurerFile['lines'][number]['appetite'][number]

/** `acme_mutual` and `gl` make `acmeMutualGlOn`. */
const switchOf = (id: string, line: string): string =>
  `${id}_${line}_on`.replace(/_+(.)/g, (_all, letter: string) => letter.toUpperCase())

const keyOf = (id: string, line: string, position: number): string => `appetite.${id}.${line}.${position}`

/** An insurer from a file, in the form of those of the catalogue. Its texts get keys of their own. */
export function addedInsurer({ country: _country, lines, ...file }: InsurerFile): Carrier {
  const texts: Record<string, Record<string, string>> = {}
  const withKey = (line: string, { reason, code = '', ...row }: Row, position: number) => {
    if (typeof reason !== 'object') return { ...row, code, reason: reason ?? '' }
    const key = keyOf(file.id, line, position)
    for (const [locale, words] of Object.entries(reason)) texts[locale] = { ...texts[locale], [key]: words }
    return { ...row, code, reason: key }
  }
  return {
    ...file,
    sample: false,
    lines: lines.map(({ line, appetite, ...more }) => ({
      ...more,
      line,
      switch: switchOf(file.id, line),
      codeName: `${file.id}_${line}_code`,
      appetite: appetite.map((row, position) => withKey(line, row, position)),
    })),
    texts,
  }
}

/**
 * The faults that keep an insurer from being served although its file has the right form.
 * @param knownIds ids of the existing insurers
 * @param messagesIn every text in a language
 */
export function insurerFaults(
  { id, lines }: InsurerFile,
  country: Country,
  knownIds: readonly string[],
  messagesIn: (locale: string) => Messages | undefined,
): readonly Fault[] {
  const lineIds = linesOnOffer(country.types)
  return [
    ...(knownIds.includes(id) ? [fault('id', `is ${JSON.stringify(id)}, which another insurer has`)] : []),
    ...lines.flatMap(({ line, appetite }, position) => {
      const at = `lines[${position}]`
      const again = lines.findIndex((other) => other.line === line) < position
      return [
        ...(lineIds.includes(line) ? [] : [fault(`${at}.line`, notOneOf(line, lineIds))]),
        ...(again ? [fault(`${at}.line`, `is ${JSON.stringify(line)} once more`)] : []),
        ...appetite.flatMap((row, number) => rowFaults(row, `${at}.appetite[${number}]`, country, messagesIn)),
      ]
    }),
  ]
}

function rowFaults(
  { outlook, reason, code, states = [] }: Row,
  at: string,
  { locales, regions }: Country,
  messagesIn: (locale: string) => Messages | undefined,
): readonly Fault[] {
  const codes = regions.map((region) => region.code)
  return [
    ...states.flatMap((state, position) =>
      codes.includes(state) ? [] : [fault(`${at}.states[${position}]`, notOneOf(state, codes))],
    ),
    ...(outlook !== 'out' && code === undefined
      ? [fault(`${at}.code`, 'is missing: give the first characters of your code for such a class')]
      : []),
    ...(outlook !== 'in' && reason === undefined
      ? [fault(`${at}.reason`, 'is missing: give a reason for the applicant')]
      : []),
    ...locales.flatMap((locale) => wordsFaults(reason, `${at}.reason`, locale, messagesIn(locale) ?? {})),
    ...(typeof reason === 'object'
      ? Object.keys(reason)
          .filter((locale) => !locales.includes(locale))
          .map((locale) =>
            fault(`${at}.reason.${locale}`, `is not one of the country’s languages: ${locales.join(', ')}`),
          )
      : []),
  ]
}

function wordsFaults(reason: Row['reason'], at: string, locale: string, messages: Messages): readonly Fault[] {
  if (reason === undefined) return []
  if (typeof reason === 'object')
    return Object.hasOwn(reason, locale) ? [] : [fault(`${at}.${locale}`, 'is missing: add it in this language')]
  return Object.hasOwn(messages, reason)
    ? []
    : [fault(at, `is ${JSON.stringify(reason)}, but no text has this key: write the sentence as { "${locale}": "…" }`)]
}
