import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { brazil } from '@coverwright/catalogue/countries/br/country'
import type { Country } from '@coverwright/catalogue/countries/country'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { expect, test, vi } from 'vitest'
import argentineSite from '../../../../../../sites/argentina.json' with { type: 'json' }
import brazilianSite from '../../../../../../sites/brazil.json' with { type: 'json' }
import portugueseSite from '../../../../../../sites/portugal.json' with { type: 'json' }
import spanishSite from '../../../../../../sites/spain.json' with { type: 'json' }
import britishSite from '../../../../../../sites/uk.json' with { type: 'json' }
import { prerender } from '../../../../../web/src/entry-server.tsx'
import { fieldId } from '../../../../../web/src/forms/layout/field-id.ts'
import type { Browser } from '../../../testing/browser.ts'
import {
  argentineShop,
  brazilianBakery,
  britishShop,
  portugueseShop,
  spanishShop,
} from '../../../testing/countries/businesses.ts'
import { type FilledSite, fillCountry, pickTypes } from '../../../testing/fill-country.ts'
import { browserTrail, fillQuote, typesOf } from '../../../testing/fill-quote.ts'
import { placeOf } from '../../../testing/golden-trails/walk-business.ts'
import { wantedAnswers } from '../../../testing/golden-trails/wanted-answers.ts'
import { lineBusinesses } from '../../../testing/line-businesses.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { testDay } from '../../../testing/test-day.ts'

const { browser } = await createTestApp()

/** The pages of an application as the server draws them for a person. */
async function rendererFor(person: Browser, quote: QuoteReply): Promise<(address: string) => Promise<string>> {
  const site = JSON.stringify((await person.get('site')).body.data)
  const user = (await person.get('v1/users/get-logged-in-user.json')).body.data
  const arrival = { cookies: '', address: '/' }
  /** Its parts are loaded when first rendered, which may take longer than a visitor would wait. */
  return (address) =>
    vi.waitUntil(() => prerender({ site, user, quote, needsConsent: true, base: '/', address, arrival }), {
      timeout: 60_000,
    })
}

/** A list's page shows its items; fields answered by buttons have no control of that name. */
const asks = ({ list, visible, path }: PageState): boolean =>
  list === undefined && visible.length > 0 && !path.startsWith('/recommendations/')

const applications = await Promise.all(
  lineBusinesses.map(async (business) => {
    const person = browser()
    const application = wantedAnswers(business, placeOf(business.zip), testDay)
    const quote = await fillQuote(person, { ...application, insurance_types: typesOf(business.line) })
    return { line: business.line, person, quote, pages: browserTrail(quote).pages.filter(asks) }
  }),
)

/** A page belongs to the first application whose copy asks these questions; on the others it is the same again. */
const questionsOf = ({ path, visible }: PageState): string => [path, ...visible].join(' ')
const ownerOf = new Map(
  applications.toReversed().flatMap(({ line, pages }) => pages.map((page) => [questionsOf(page), line] as const)),
)

test.for(applications)(
  'each page of $line that no earlier line has renders a control for each question (S2, V2)',
  async ({ line, person, quote, pages }) => {
    const complaints = vi.spyOn(console, 'error')
    const render = await rendererFor(person, quote)
    const ownPages = pages.filter((page) => ownerOf.get(questionsOf(page)) === line)
    expect(ownPages).not.toEqual([])

    for (const { path, visible } of ownPages) {
      const html = await render(path)
      const controls = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      // A statement is a box in a list that has one id.
      const boxes = new Set([...html.matchAll(/ value="([^"]+)"/g)].map(([, value]) => value))
      expect(
        visible.filter((field) => !controls.has(fieldId(field)) && !boxes.has(field)),
        `${path} asks each question it has`,
      ).toEqual([])
      expect(html.match(/<h1[ >]/g), `${path} has one heading`).toHaveLength(1)
    }
    expect(complaints.mock.calls, 'React complains about nothing').toEqual([])
  },
)

type CountryCase = {
  readonly country: Country
  readonly site: FilledSite & { readonly hosts: readonly string[] }
  readonly language: string
  readonly business: Answers
  readonly line: string
  /** What the review says: amounts, the law, what is signed. */
  readonly texts: readonly string[]
  /** Words and symbols that must not appear on this site. */
  readonly foreign: RegExp
}

const english = 'the|your|and|with|Continue|Back|Why we ask|Optional|Save|Coverage|Not sure|sample'

/** France is walked in a browser. */
const countryCases: readonly CountryCase[] = [
  {
    country: spain,
    site: spanishSite,
    language: 'es-ES',
    business: spanishShop,
    line: 'rc',
    texts: ['320.000 €', '612 345 678', 'mis respuestas son ciertas'],
    foreign: new RegExp(`\\b(${english})\\b|\\$\\d`),
  },
  {
    country: portugal,
    site: portugueseSite,
    language: 'pt-PT',
    business: portugueseShop,
    line: 'mr',
    texts: ['240 000 €', '912 345 678', 'Decreto-Lei n.º 72/2008', 'As minhas respostas são verdadeiras'],
    foreign: new RegExp(`\\b(${english}|Yes|Question)\\b|\\$\\s?\\d`),
  },
  {
    country: brazil,
    site: brazilianSite,
    language: 'pt-BR',
    business: {
      ...brazilianBakery,
      ciber: { ...brazilianBakery.ciber, backups_tested: 'Yes', updates: 'Yes', antivirus: 'Yes' },
    },
    line: 'ciber',
    texts: ['R$ 960.000', '(11) 91234-5678', '01310-100', 'Respondi ao questionário com a verdade'],
    foreign: new RegExp(`\\b(${english})\\b|(?<!R)\\$\\s?\\d`),
  },
  {
    country: argentina,
    site: argentineSite,
    language: 'es-AR',
    business: argentineShop,
    line: 'ic',
    texts: ['$ 240.000.000', '011 15-5555-0142', 'Contesté con la verdad'],
    foreign: new RegExp(`\\b(${english}|mediador|NIF|móvil|ordenador)\\b|€|US\\$`),
  },
  {
    country: unitedKingdom,
    site: britishSite,
    language: 'en-GB',
    business: britishShop,
    line: 'gb_pl',
    texts: ['£240,000', '020 7946 0123', 'Insurance Act 2015', 'a fair presentation of the risk'],
    // Also keys of missing texts.
    foreign:
      /\b(ZIP|deductibles?|coverages?|advisor|canceled|labor|state|revenue|payroll|EIN|SSN|General liability)\b|\$\s?\d|\b(page|step|field|ui)\.\w+\.?\w*\b/i,
  },
]

/** The words of a page, each text on a line of its own. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '\n')
const bare = (text: string): string => text.replace(/\s/g, '')

test.for(countryCases)(
  'each page in $language has its own words, money and law, up to the review (I4, C2, C6)',
  async ({ country, site, business, line, texts, foreign }) => {
    const person = browser(site.hosts[0])
    const application = { ...business, insurance_types: pickTypes(country, line) }
    const { quote, pages } = await fillCountry(person, site, country, application)
    const render = await rendererFor(person, quote)
    for (const path of pages) expect(wordsOf(await render(path)).match(foreign)?.[0], path).toBeUndefined()
    const review = wordsOf(await render('/done'))
    expect(review.match(foreign)?.[0]).toBeUndefined()
    for (const text of texts) expect(bare(review)).toContain(bare(text))
  },
)
