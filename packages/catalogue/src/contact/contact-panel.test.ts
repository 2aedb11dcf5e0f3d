import { displayedPhone } from '@coverwright/core/text/phone'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import sampleSite from '../../../../sites/default.json' with { type: 'json' }
import partners from '../reference/partners.json' with { type: 'json' }
import type { ContactUsConfig, Site } from '../sites/site.ts'
import type { Caller } from './caller.ts'
import { contactPanelOf } from './contact-panel.ts'
import { shareOf } from './share.ts'
import { verticalOf } from './verticals.ts'

const advisor = (name: string, phone: string) => ({ name, phone, email: `${name}@site.example` })
const members = [advisor('one', '3125550151'), advisor('two', '3125550152'), advisor('three', '3125550153')]

const lines = {
  callCenterName: 'desk',
  callCenterPhone: '8005550120',
  callCenterEmail: 'desk@site.example',
  callCenterHours: 'Always',
  callCenterAvatar: '/site-files/desk.svg',
  special: { 'chamber fair': '8005550131' },
  byPartner: { 'oak and ledger': '8005550164' },
  bySource: { newsletter: '8005550132' },
  byChannel: { search: '8005550133' },
  byVertical: {
    truckers: '8005550141',
    restaurants: '8005550142',
    consultants: '8005550143',
    contractors: '8005550144',
  },
  agentPhone: '8005550150',
  roundRobin: [{ id: 'all', members }],
} as const satisfies ContactUsConfig

const own = { name: 'Dana', title: 'Advisor', phone: '3125550148', email: 'dana@site.example', hours: 'Weekdays' }
const siteWith = (contactUsConfig?: ContactUsConfig): Site => ({
  ...sampleSite,
  channel: 'direct',
  stepsFlowMapping: [],
  licenses: [],
  contact: own,
  customerFacing: contactUsConfig ? { contactUsConfig } : {},
})
const site = siteWith(lines)

const manager = { full_name: 'Amara Osei', email: 'amara@site.example', phone: '6305550119', photo: '/amara.jpg' }
const agency = { id: 'a', name: 'Quarry Street', phone: '6305550100', email: 'desk@quarry.example', logo: '/q.svg' }
const managedAgency = { ...agency, account_manager: manager }
const shownAgency = {
  kind: 'agency',
  name: 'Quarry Street',
  phone: '6305550100',
  email: 'desk@quarry.example',
  picture: '/q.svg',
}
const shownManager = {
  kind: 'account_manager',
  name: 'Amara Osei',
  phone: '6305550119',
  email: 'amara@site.example',
  picture: '/amara.jpg',
  desk: { name: 'Quarry Street', phone: '6305550100' },
}
const shownDesk = {
  kind: 'call_center',
  name: 'desk',
  phone: '8005550120',
  email: 'desk@site.example',
  hours: 'Always',
  picture: '/site-files/desk.svg',
}

const everything: Caller = {
  specialPhone: 'chamber fair',
  partner: 'oak and ledger',
  source: 'newsletter',
  channel: 'search',
  naics6: '484110',
  groupSeed: 'quote',
}
const signedIn = (role: string, of?: typeof agency): Caller => ({
  ...everything,
  user: { roles: [role], agency: of, ...(role === 'sub_agent' ? { original: { roles: ['agent'] } } : {}) },
})
const ruth = {
  name: 'Ruth Calloway',
  title: 'Agent',
  phone: '6305550101',
  email: 'ruth@quarry.example',
  photo: '/r.svg',
}
const shownRuth = {
  kind: 'agent',
  name: 'Ruth Calloway',
  title: 'Agent',
  phone: '6305550101',
  email: 'ruth@quarry.example',
  picture: '/r.svg',
  chat: 'https://chat.example/ruth',
  desk: { name: 'Quarry Street', phone: '6305550100' },
}
const chatty = { ...ruth, chat: 'https://chat.example/ruth' }

it.each<[string, Caller, object]>([
  ['a platform agent', signedIn('platform_agent'), shownDesk],
  ['a platform agent on a quote of an agency', { ...signedIn('platform_agent'), agency }, shownDesk],
  ['a self-service agent', signedIn('self_service_agent'), shownDesk],
  ['a self-service agent who is of an agency', signedIn('self_service_agent', agency), shownDesk],
  ['a sub-agent', signedIn('sub_agent', managedAgency), shownManager],
  ['a sub-agent on a quote of another agency', { ...signedIn('sub_agent', managedAgency), agency }, shownManager],
  ['a sub-agent without an account manager', signedIn('sub_agent', agency), shownAgency],
  ['an agent of whom nothing is known', signedIn('agent', managedAgency), shownAgency],
  ['an agent', { user: { roles: ['agent'], agency, agent: chatty } }, shownRuth],
  ['the client of an agent', { ...everything, agency: { ...managedAgency, agent: chatty } }, shownRuth],
  [
    'a sub-agent on the quote of an agent',
    { ...signedIn('sub_agent', managedAgency), agency: { ...agency, agent: ruth } },
    shownManager,
  ],
  [
    'support that helps the client of an agent',
    { user: { roles: ['customer'], original: { roles: ['support'] } }, agency: { ...agency, agent: chatty } },
    shownRuth,
  ],
  ['the client of an agency', { ...everything, agency: managedAgency }, shownAgency],
  ['the client of an agency, signed in', { ...signedIn('customer'), agency }, shownAgency],
  ['an agent without an agency', { user: { roles: ['agent'] } }, { kind: 'advisor', ...own, phone: lines.agentPhone }],
  ['support', { user: { roles: ['support'] } }, { kind: 'advisor', ...own, phone: lines.agentPhone }],
  ['a visitor', {}, { kind: 'advisor', ...own, phone: lines.agentPhone }],
])('%s is shown whoever is theirs (R7)', (_who, caller, expected) => {
  expect(contactPanelOf(caller, site)).toEqual(expected)
})

const phones: readonly (readonly [keyof Caller | 'site', string])[] = [
  ['specialPhone', '8005550131'],
  ['partner', '8005550164'],
  ['source', '8005550132'],
  ['channel', '8005550133'],
  ['naics6', '8005550141'],
  ['site', '8005550150'],
]

test.each(phones.map(([source, phone], index) => [source, phone, index] as const))(
  'when nothing before %s applies, its line is shown (R7)',
  (_known, phone, index) => {
    const gaps = phones.slice(0, index).map(([name]) => [name, undefined])
    expect(contactPanelOf({ ...everything, ...Object.fromEntries(gaps) }, site)).toMatchObject({ ...own, phone })
  },
)

const { agentPhone: _agentPhone, ...shared } = lines

test('without a line for everybody, advisors take turns, and each quote keeps its advisor (R7)', () => {
  const roundRobin = siteWith({ roundRobin: shared.roundRobin })
  const nameFor = (groupSeed: string) => contactPanelOf({ groupSeed }, roundRobin).name
  const seeds = Array.from({ length: 300 }, (_, index) => `quote-${index}`)
  for (const { name } of members) {
    const share = seeds.filter((seed) => nameFor(seed) === name).length
    expect(share, name).toBeGreaterThan(60)
    expect(share, name).toBeLessThan(140)
  }
  expect(seeds.map(nameFor)).toEqual(seeds.map(nameFor))
  expect(contactPanelOf({ groupSeed: 'quote-1' }, roundRobin).email).toMatch(/@site.example$/)
})

test('a group for some trades leaves all others with the site’s own advisor (R7)', () => {
  const some = siteWith({ roundRobin: [{ id: 'builders', verticals: ['contractors'], members: members.slice(0, 1) }] })
  expect(contactPanelOf({ naics6: '238210', groupSeed: 'q' }, some).name).toBe('one')
  expect(contactPanelOf({ naics6: '484110', groupSeed: 'q' }, some).name).toBe('Dana')
  expect(contactPanelOf({ groupSeed: 'q' }, some).name).toBe('Dana')
  expect(contactPanelOf({ naics6: '238210' }, some).name).toBe('Dana')
})

it.each([
  ['484110', 'truckers'],
  ['492110', 'truckers'],
  ['722511', 'restaurants'],
  ['722330', 'restaurants'],
  ['541611', 'consultants'],
  ['236118', 'contractors'],
  ['238220', 'contractors'],
  ['722410', undefined],
  ['541110', undefined],
  ['488510', undefined],
  ['', undefined],
])('the trade %s has the desk of %s (R7)', (naics6, vertical) => {
  expect(verticalOf(naics6)).toBe(vertical)
})

test('a site without further lines shows its own contact to everybody (R7)', () => {
  const plain = siteWith()
  expect(contactPanelOf(everything, plain)).toEqual({ kind: 'advisor', ...own })
  expect(contactPanelOf(signedIn('platform_agent'), plain)).toEqual({ kind: 'call_center', ...own })
})

it.each([' Oak and Ledger ', 'OAK AND LEDGER', 'oak and ledger'])(
  'recognizes the partner %j however it is written (R7)',
  (partner) => {
    expect(contactPanelOf({ partner }, site).phone).toBe('8005550164')
  },
)

it.each(['9005550199', '<b>', '__proto__', 'constructor', 'toString', ''])(
  'a cookie with %j names no line, and nothing of it is shown (R7, S1)',
  (name) => {
    const panel = contactPanelOf({ specialPhone: name, partner: name, source: name, channel: name }, site)
    expect(panel).toEqual({ kind: 'advisor', ...own, phone: lines.agentPhone })
  },
)

test('a line that cannot be called is skipped (R7, V2)', () => {
  const faulty = siteWith({ ...lines, special: { 'chamber fair': '555-0131' }, byPartner: { 'oak and ledger': '' } })
  expect(contactPanelOf(everything, faulty).phone).toBe('8005550132')
})

test('a number is shown and linked with ten digits, or not at all (R7, V2)', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[+\d() .-]{0,14}$/), fc.stringMatching(/^1?\d{10}$/))
  const name = fc.constantFrom('a', 'b', undefined)
  const names = fc.record({ a: text, b: text })
  const someone = fc.record({ name: fc.string(), phone: text, email: fc.string() })
  const role = fc.constantFrom('agent', 'sub_agent', 'self_service_agent', 'platform_agent', 'customer')
  const anAgency = fc.option(
    text.chain((phone) =>
      text.map((direct) => ({ ...managedAgency, phone, account_manager: { ...manager, phone: direct } })),
    ),
    { nil: undefined },
  )
  fc.assert(
    fc.property(
      fc.record({
        special: names,
        byPartner: names,
        bySource: names,
        byChannel: names,
        agentPhone: text,
        callCenterPhone: text,
      }),
      fc.array(someone, { minLength: 1, maxLength: 3 }),
      fc.record({
        specialPhone: name,
        partner: name,
        source: name,
        channel: name,
        agency: anAgency,
        groupSeed: fc.string(),
      }),
      fc.record({ roles: fc.array(role), agency: anAgency }),
      text,
      (config, among, caller, user, phone) => {
        const any = {
          ...siteWith({ ...config, roundRobin: [{ id: 'g', members: among }] }),
          contact: { ...own, phone },
        }
        const panel = contactPanelOf({ ...caller, user }, any)
        for (const each of [panel.phone, panel.desk?.phone]) {
          if (each === undefined) continue
          expect(each).toMatch(/^\d{10}$/)
          expect(displayedPhone(each)).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
        }
      },
    ),
  )
})

test('missing entries of the call center come from the site’s own contact (R7, C1)', () => {
  const siteWithNumber = siteWith({ callCenterPhone: '8005550120' })
  expect(contactPanelOf(signedIn('platform_agent'), siteWithNumber)).toEqual({
    kind: 'call_center',
    ...own,
    phone: '8005550120',
  })
  const panel = contactPanelOf(signedIn('platform_agent'), siteWith({ callCenterName: 'Night desk' }))
  expect(panel).toEqual({
    kind: 'call_center',
    name: 'Night desk',
    phone: own.phone,
    email: own.email,
    hours: own.hours,
  })
})

test('an advisor is shown with their name, title and avatar (R7, seed 3)', () => {
  const site = siteWith({
    roundRobin: [{ id: 'all', members: [{ ...advisor('one', '3125550151'), title: 'Broker', avatar: '/one.svg' }] }],
  })
  expect(contactPanelOf({ groupSeed: 'q' }, site)).toMatchObject({ name: 'one', title: 'Broker', picture: '/one.svg' })
})

test('an empty group has no advisor', () => {
  expect(shareOf([], 'quote')).toBeUndefined()
})

test('partners have the lines in the list of partners (R7)', () => {
  expect(sampleSite.customerFacing.contactUsConfig.byPartner).toEqual(
    Object.fromEntries(partners.map(({ name, phone }) => [name, phone])),
  )
})
