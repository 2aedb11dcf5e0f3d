import { argentina } from '@coverwright/catalogue/countries/ar/country'
import { brazil } from '@coverwright/catalogue/countries/br/country'
import type { Country } from '@coverwright/catalogue/countries/country'
import { spain } from '@coverwright/catalogue/countries/es/country'
import { unitedKingdom } from '@coverwright/catalogue/countries/gb/country'
import { portugal } from '@coverwright/catalogue/countries/pt/country'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Page } from '@playwright/test'
import {
  argentineShop,
  brazilianBakery,
  britishShop,
  portugueseShop,
  spanishShop,
} from '../../apps/server/src/testing/countries/businesses.ts'
import { type FilledSite, pickTypes } from '../../apps/server/src/testing/fill-country.ts'
import argentineSite from '../../sites/argentina.json' with { type: 'json' }
import brazilianSite from '../../sites/brazil.json' with { type: 'json' }
import portugueseSite from '../../sites/portugal.json' with { type: 'json' }
import spanishSite from '../../sites/spain.json' with { type: 'json' }
import britishSite from '../../sites/uk.json' with { type: 'json' }
import { expectFitsBoth } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { control, formOf } from '../journey/autopilot.ts'
import { testAt } from '../journey/country-pages.ts'
import { fillCountryByApi } from '../journey/fill-country-by-api.ts'

type Served = {
  readonly host: string
  readonly site: FilledSite
  readonly country: Country
  readonly language: string
  readonly business: Answers
  readonly line: string
  /** A tax number that is none, what the page says of it, and one that is typed as people write it. */
  readonly tax: readonly [wrong: string, refusal: RegExp, right: string]
  /** What the last page says: amounts, the law, what is signed. */
  readonly texts: readonly string[]
  readonly offersHeading: string
  readonly price: RegExp
  /** Words and symbols that must not appear on this site. */
  readonly foreign: RegExp
}

const english = 'the|your|and|with|Continue|Back|Why we ask|Optional|Save|Coverage|Not sure|sample'

const countries: readonly Served[] = [
  {
    host: 'spain.localhost',
    site: spanishSite,
    country: spain,
    language: 'es-ES',
    business: spanishShop,
    line: 'rc',
    tax: ['B12345675', /NIF o NIE completo/, 'b-12.345.674'],
    texts: ['320.000 €', '612 345 678', 'mis respuestas son ciertas'],
    offersHeading: 'Sus ofertas ya están aquí',
    price: /\d+([.,]\d+)*\s€\s+al año/,
    foreign: new RegExp(`\\b(${english})\\b|\\$\\d`),
  },
  {
    host: 'portugal.localhost',
    site: portugueseSite,
    country: portugal,
    language: 'pt-PT',
    business: portugueseShop,
    line: 'mr',
    tax: ['501964842', /NIF/, '501.964.843'],
    texts: ['240 000 €', '912 345 678', 'Decreto-Lei n.º 72/2008', 'As minhas respostas são verdadeiras'],
    offersHeading: 'As suas cotações chegaram',
    price: /\d+([.,\s]\d+)*\s€\s+por ano/,
    foreign: new RegExp(`\\b(${english}|Yes|Question)\\b|\\$\\s?\\d`),
  },
  {
    host: 'brazil.localhost',
    site: brazilianSite,
    country: brazil,
    language: 'pt-BR',
    business: {
      ...brazilianBakery,
      ciber: { ...brazilianBakery.ciber, backups_tested: 'Yes', updates: 'Yes', antivirus: 'Yes' },
    },
    line: 'ciber',
    tax: ['11.222.333/0001-82', /CNPJ/, '11222333/0001–81'],
    texts: ['R$ 960.000', '(11) 91234-5678', '01310-100', 'Respondi ao questionário com a verdade'],
    offersHeading: 'Suas cotações chegaram',
    price: /R\$\s\d[\d.]*\s+por ano/,
    foreign: new RegExp(`\\b(${english})\\b|(?<!R)\\$\\s?\\d`),
  },
  {
    host: 'argentina.localhost',
    site: argentineSite,
    country: argentina,
    language: 'es-AR',
    business: argentineShop,
    line: 'ic',
    tax: ['30-50001091-3', /11 cifras de la CUIT/, '30500010912'],
    texts: ['$ 240.000.000', '011 15-5555-0142', 'Contesté con la verdad'],
    offersHeading: 'Sus ofertas ya están aquí',
    price: /\$\s\d+(\.\d+)*\s+al año/,
    foreign: new RegExp(`\\b(${english}|mediador|NIF|móvil|ordenador)\\b|€|US\\$`),
  },
  {
    host: 'uk.localhost',
    site: britishSite,
    country: unitedKingdom,
    language: 'en-GB',
    business: britishShop,
    line: 'gb_pl',
    tax: ['112345678', /unique taxpayer reference/, '1123456789'],
    texts: ['£240,000', '020 7946 0123', 'Insurance Act 2015', 'a fair presentation of the risk'],
    offersHeading: 'Your quotes are in',
    price: /£\d[\d,.]*\s+a year/,
    // Also keys of missing texts.
    foreign:
      /\b(ZIP|deductibles?|coverages?|advisor|canceled|labor|state|revenue|payroll|EIN|SSN|General liability)\b|\$\s?\d|\b(page|step|field|ui)\.\w+\.?\w*\b/i,
  },
]

const bare = (text: string): string => text.replace(/\s/g, '')

for (const { host, site, country, language, business, line, tax, texts, ...served } of countries) {
  const expectLocal = async (page: Page, label: string): Promise<void> => {
    await expectFitsBoth(page, label)
    expect((await page.locator('body').allInnerTexts()).join().match(served.foreign)?.[0], label).toBeUndefined()
  }

  const test = testAt(host)
  test.describe(host, () => {
    // Cookie consent has not been given or refused yet.
    test.use({ storageState: { cookies: [], origins: [] }, locale: language })

    test('its language, tax number, address and money, up to offers (I4, C2, C6)', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectLocal(page, 'the first page')
      await fillCountryByApi(page, site, country, { ...business, insurance_types: pickTypes(country, line) })

      await page.goto('/other-info')
      const [wrong, refusal, right] = tax
      const number = control(page, 'employer_id')
      const onward = formOf(page).locator('button[type="submit"]')
      await number.fill(wrong)
      await onward.click()
      await expect(number).toHaveAccessibleDescription(refusal)
      await expectLocal(page, 'a refused tax number')
      await number.fill(right)
      await onward.click()
      await expect(page).toShow('/contact')
      await expect(control(page, 'mailing_address.zip_code')).not.toHaveValue('')
      await expectLocal(page, 'the address')

      await page.goto('/done')
      const agreement = page.locator('main').getByRole('checkbox').last()
      await expect(agreement).toBeVisible()
      const review = bare((await page.locator('main').allInnerTexts()).join())
      for (const text of texts) expect(review).toContain(bare(text))
      await expectLocal(page, 'the last page')
      await agreement.check()
      await page
        .locator('.actions')
        .getByRole('button', { name: /^(Enviar|Submit)$/ })
        .click()
      await expect(page).toShow(/quote-review$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(served.offersHeading)
      const offers = page.getByRole('region').locator('.quote')
      await expect(offers).toHaveCount(2)
      expect((await offers.allInnerTexts()).join()).toMatch(served.price)
      await expectLocal(page, 'the offers')
    })
  })
}
