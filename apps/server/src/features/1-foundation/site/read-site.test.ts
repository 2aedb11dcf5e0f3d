import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSite, sentenceOf } from './read-site.ts'
import { ownSitesFolder } from './read-sites.ts'
import { subindustryUuid } from './subindustry-uuid.ts'

const own = JSON.parse(readFileSync(path.join(ownSitesFolder, 'default.json'), 'utf8'))
const sentences = (text: string): readonly string[] => {
  const outcome = readSite(text)
  return 'faults' in outcome ? outcome.faults.map((fault) => sentenceOf('acme.json', fault)) : []
}
const wrongUuid = subindustryUuid('238320').replace(/.$/, (last) => (last === '0' ? '1' : '0'))
const faultsAfter = (change: object): readonly string[] => sentences(JSON.stringify({ ...own, ...change }))

it.each<[string, object, string]>([
  ['a missing key', { timeZone: undefined }, 'timeZone: is missing'],
  [
    'a missing key of several',
    { contact: undefined },
    'contact: is missing: write { } with name, title, phone, email, hours in it',
  ],
  ['a blank name', { name: ' ' }, 'name: is blank: write what people are to read'],
  ['nobody to call', { contact: { ...own.contact, name: '' } }, 'contact.name: is blank'],
  [
    'a mail address that is none',
    { contact: { ...own.contact, email: 'dana' } },
    'contact.email: is "dana", but must be',
  ],
  [
    'a number as it is dialled in another country',
    { contact: { ...own.contact, phone: '020 7946 0148 1' } },
    'contact.phone: is "020 7946 0148 1", but must be a phone number in the international form: +1',
  ],
  [
    'a line that cannot be called',
    { customerFacing: { contactUsConfig: { byPartner: { 'oak and ledger': '555' } } } },
    'customerFacing.contactUsConfig.byPartner["oak and ledger"]: is "555", but must be a phone number',
  ],
  [
    'an insurer of another country',
    { switches: { ...own.switches, frClochersRcOn: true } },
    'switches.frClochersRcOn: turns on an insurer of France, but the site sells in United States: remove it',
  ],
  ['a country of two letters that is none', { country: 'IT' }, 'country: is "IT", but must be one of US, FR,'],
  [
    'a logo that holds the name and is not there',
    { theme: { wordmark: true } },
    'theme.wordmark: is true, but there is no',
  ],
  [
    'white on yellow',
    { theme: { brand: '#6b6000', onBrand: '#8a8a8a' } },
    'theme.onBrand: #8a8a8a on theme.brand (#6b6000) has a contrast of',
  ],
  [
    'a place with spaces',
    { texts: { 'page.documentTitle': 'At { name }' } },
    'has a { or } that people would see: the places here are {name}',
  ],
  ['a text of spaces', { texts: { 'page.documentTitle': ' ' } }, 'texts["page.documentTitle"]: is blank'],
  ['a prefix that hides logos', { prefixPath: '/site-files' }, 'prefixPath: is "/site-files", but'],
  ['an unknown key', { colour: 'red' }, 'colour: is not a key here; remove it'],
  ['a mistyped key', { curency: 'USD' }, 'curency: is not a key here; did you mean currency?'],
  [
    'a mistyped key further down',
    { contact: { ...own.contact, hous: 'x' } },
    'contact.hous: is not a key here; did you mean hours?',
  ],
  ['a wrong kind', { name: 7 }, 'name: is 7, but must be a text in double quotes'],
  ['a list that is none', { hosts: 'acme.example' }, 'hosts: is "acme.example", but must be a list in [ ]'],
  ['another channel', { channel: 'agents' }, 'channel: is "agents", but must be one of direct, agent'],
  ['no host', { hosts: [] }, 'hosts: is a list, but must have an entry at least'],
  [
    'a host with a port',
    { hosts: ['acme.example:3000'] },
    'hosts[0]: is "acme.example:3000", but must be a host name such as',
  ],
  ['a host twice', { hosts: ['a.example', 'a.example'] }, 'hosts[1]: is "a.example" once more'],
  [
    'a binder host that is none',
    { binderHosts: ['https://x'] },
    'binderHosts[0]: is "https://x", but must be a host name',
  ],
  ['a prefix without its slash', { prefixPath: 'acme' }, 'prefixPath: is "acme", but must be a path such as /acme'],
  [
    'a prefix that hides a page',
    { prefixPath: '/insurance' },
    'prefixPath: is "/insurance", but /insurance is the address of a page',
  ],
  [
    'a prefix that hides the API',
    { prefixPath: '/api/x' },
    'prefixPath: is "/api/x", but /api is the address of a page',
  ],
  [
    'a line that there is not',
    { selectableLobs: ['gl', 'gll'] },
    'selectableLobs[1]: is "gll", but must be one of gl,',
  ],
  [
    'a line that the site’s flow does not ask about',
    { customFlow: 'attorneys', selectableLobs: ['pl', 'ca'] },
    'selectableLobs[1]: is "ca", but must be one of gl, bop, wc, pl,',
  ],
  [
    'a subindustry that there is not',
    { subindustryLists: { advisorOnly: ['3f0c7a52-4c8e-4d3b-9000-000000000001'] } },
    'subindustryLists.advisorOnly[0]: is "3f0c7a52-4c8e-4d3b-9000-000000000001", which is not a subindustry: take subindustry_uuid from a quote',
  ],
  [
    'a mistyped subindustry',
    { subindustryLists: { withoutRecommendations: [wrongUuid] } },
    `did you mean ${subindustryUuid('238320')} (Painting and Wall Covering Contractors)?`,
  ],
  [
    'a code for a trade that there is not',
    { isoCodes: { '238321': '91590' } },
    'isoCodes.238321: is not a NAICS 2022 code: six digits, such as 238320',
  ],
  ['a code that is none', { isoCodes: { '238320': '<b>' } }, 'isoCodes.238320'],
  [
    'a switch that there is not',
    { switches: { hiscoxGlOnn: true } },
    'switches.hiscoxGlOnn: is not a key here; did you mean hiscoxGlOn?',
  ],
  [
    'a switch that is neither on nor off',
    { switches: { hiscoxGlOn: 'yes' } },
    'switches.hiscoxGlOn: is "yes", but must be true or false',
  ],
  ['a line twice', { selectableLobs: ['gl', 'gl'] }, 'selectableLobs[1]: is "gl" once more'],
  ['a language that there is not', { locale: 'xx-XX' }, 'locale: is "xx-XX", but must be en-US for the country US'],
  ['a country that nothing is sold in', { country: 'XX' }, 'country: is "XX", but must be'],
  ['a currency of another country', { currency: 'EUR' }, 'currency: is "EUR", but must be USD for the country US'],
  ['a currency that is none', { currency: 'usd' }, 'currency: is "usd", but must be'],
  [
    'a time zone that is none',
    { timeZone: 'America/Chicagoo' },
    'timeZone: is "America/Chicagoo", but must be a time zone such as Europe/Paris; did you mean America/Chicago?',
  ],
  ['a flow that there is not', { customFlow: 'attornees' }, 'customFlow: is "attornees", but'],
  ['a color that is none', { theme: { brand: 'red' } }, 'theme.brand: is "red", but must be a color such as #0b5d51'],
  [
    'a map address that names no place',
    { mapUrl: 'https://maps.example/tiles' },
    'mapUrl: is "https://maps.example/tiles", but must be an address with {query}',
  ],
  [
    'an address of its terms that is none',
    { legal: { ...own.legal, termsUrl: 'javascript:alert(1)' } },
    'legal.termsUrl: is "javascript:alert(1)", but must be an address that begins with https://',
  ],
  ['a map address that is none', { mapUrl: 'javascript:{query}' }, 'mapUrl: is'],
  [
    'no end to drafts',
    { retention: { ...own.retention, draftDays: 0 } },
    'retention.draftDays: is 0, but must be 1 or more',
  ],
  [
    'half a day',
    { retention: { ...own.retention, draftDays: 1.5 } },
    'retention.draftDays: is 1.5, but must be a whole number',
  ],
  [
    'a hold on what is no quote',
    { retention: { ...own.retention, legalHold: ['x'] } },
    'retention.legalHold[0]: is "x", but must be a uuid',
  ],
  [
    'a hold that is no hold',
    { retention: { ...own.retention, legalHold: 'no' } },
    'retention.legalHold: is "no", but must be true or false or a list in [ ]',
  ],
  [
    'a phone line without a number',
    { customerFacing: { contactUsConfig: { special: { fair: 1 } } } },
    'customerFacing.contactUsConfig.special.fair: is 1, but must be a text',
  ],
  [
    'a round robin of nobody',
    { customerFacing: { contactUsConfig: { roundRobin: [{ id: 'a', members: [] }] } } },
    'customerFacing.contactUsConfig.roundRobin[0].members: is a list, but must have an entry',
  ],
  [
    'an experiment twice',
    {
      experiments: [
        { id: 'a', name: 'A' },
        { id: 'a', name: 'B' },
      ],
    },
    'experiments[1].id: is "a", which an experiment above has',
  ],
  [
    'a popup on what is no path',
    { popup: { id: 'a', title: 'T', text: 'T', paths: ['insurance'] } },
    'popup.paths[0]: is "insurance", but must be a path such as /insurance',
  ],
  [
    'words for no text',
    { texts: { 'step.contact.labl': 'Who' } },
    'texts["step.contact.labl"]: is the key of no text; did you mean step.contact.label?',
  ],
  [
    'words with a place that nothing fills',
    { texts: { 'step.contact.label': 'Hello {name}' } },
    'texts["step.contact.label"]: has the place {name}, which nothing fills in: this text has no places',
  ],
])('a site file with %s is refused in one sentence (C1)', (_what, change, sentence) => {
  const faults = faultsAfter(change)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^acme\.json, /)
  expect(faults[0]).toContain(sentence)
})

it('the sites of the repository have no fault (C1)', () => {
  expect(faultsAfter({})).toEqual([])
  expect(sentences(`\uFEFF${JSON.stringify(own)}`)).toEqual([])
})

it('reports every fault of a file at once (C1)', () => {
  expect(
    faultsAfter({ currency: 1, timeZone: undefined, hosts: ['a', 'a'], colour: 'red', texts: { nothing: 'x' } }),
  ).toEqual([
    expect.stringContaining('acme.json, timeZone: is missing'),
    expect.stringContaining('acme.json, colour: is not a key here'),
    expect.stringContaining('acme.json, currency: is 1'),
    expect.stringContaining('acme.json, hosts[1]: is "a" once more'),
    expect.stringContaining('acme.json, texts.nothing: is the key of no text'),
  ])
})

it('refuses invalid JSON by line and column, and JSON that is not an object (C1)', () => {
  expect(sentences('{\n  "id": "acme",\n}')).toEqual([
    'acme.json, line 3, column 1: nothing follows the comma before this: remove it',
  ])
  expect(sentences('[]')).toEqual(['acme.json: must be an object: begin with { and end with }'])
})
