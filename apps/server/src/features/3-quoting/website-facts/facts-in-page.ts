import { isRecord } from '@coverwright/core/answers/answers'
import { cleanText } from '@coverwright/core/input/clean-text'
import { numberWithin } from '@coverwright/core/text/phone'
import { Parser } from 'htmlparser2'

export type PageFacts = { readonly name?: string; readonly phone?: string; readonly description?: string }

/** Every way in which a page may state each fact, the most reliable first. */
type StatedFacts = { readonly names: string[]; readonly phones: string[]; readonly descriptions: string[] }

/** A longer name is a slogan. */
const longestName = 100
/** As much as the answer may have. */
const longestDescription = 1000

/**
 * What a page says about its business in the parts that machines are meant to read: schema.org's structured data, the page's
 * meta tags, and links to call. Only a phone number that its country has counts.
 */
export function factsInPage(html: string, country: string): PageFacts {
  const tags: StatedFacts = { names: [], phones: [], descriptions: [] }
  const statedFacts: StatedFacts = { names: [], phones: [], descriptions: [] }
  let data: string | undefined
  const parser = new Parser({
    onopentag(tag, { type, name, property, content, href }) {
      if (tag === 'script' && type?.toLowerCase() === 'application/ld+json') data = ''
      if (tag === 'meta' && content !== undefined) addMeta(tags, (property ?? name ?? '').toLowerCase(), content)
      if (tag === 'a' && href !== undefined && /^tel:/i.test(href))
        tags.phones.push(decodeEntities(href.slice('tel:'.length)))
    },
    ontext(text) {
      if (data !== undefined) data += text
    },
    onclosetag(tag) {
      if (tag !== 'script' || data === undefined) return
      addBusinesses(statedFacts, parseJson(data))
      data = undefined
    },
  })
  parser.end(html)
  const name = firstText([...statedFacts.names, ...tags.names], longestName)
  const description = firstText([...statedFacts.descriptions, ...tags.descriptions], longestDescription)
  const phone = [...statedFacts.phones, ...tags.phones]
    .map((each) => numberWithin(country, each))
    .find((each) => each !== undefined)
  return { ...(name ? { name } : {}), ...(phone ? { phone } : {}), ...(description ? { description } : {}) }
}

function addMeta({ names, descriptions }: StatedFacts, key: string, content: string): void {
  if (key === 'og:site_name' || key === 'application-name') names.push(content)
  if (key === 'description' || key === 'og:description') descriptions.push(content)
}

/** Firms and shops have a phone or an address; articles, products and persons on the same page are not the business. */
const businessType = /(Organization|Business|Store|Shop|Restaurant|Bakery|Service|Contractor|Corporation)$/

/** Deeper than any honest page nests it. */
const deepest = 6

function addBusinesses(businesses: StatedFacts, value: unknown, depth = 0): void {
  if (depth > deepest) return
  if (Array.isArray(value)) for (const each of value) addBusinesses(businesses, each, depth + 1)
  if (!isRecord(value)) return
  const { '@type': type, '@graph': graph, name, telephone, description } = value
  if (graph !== undefined) addBusinesses(businesses, graph, depth + 1)
  if (![type].flat().some((each) => typeof each === 'string' && businessType.test(each))) return
  if (typeof name === 'string') businesses.names.push(name)
  if (typeof telephone === 'string') businesses.phones.push(telephone)
  if (typeof description === 'string') businesses.descriptions.push(description)
}

const firstText = (texts: readonly string[], longest: number): string | undefined =>
  texts.map((each) => cleanText(each).replace(/ {2,}/g, ' ')).find((each) => each !== '' && each.length <= longest)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function decodeEntities(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
