import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { UserReply } from '@coverwright/contract/people'
import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import sampleSite from '../../../../../sites/default.json' with { type: 'json' }
import { applicationOf } from '../quote/application.ts'
import { contactOf, isOwnContact } from './contact-of.ts'

const site = {
  ...sampleSite,
  channel: 'direct',
  stepsFlowMapping: [],
  licenses: [],
  shown_licenses: [],
  insurers: [],
  seller: '',
  opening: [{ id: 'start', label: 'section.start', pages: [{ id: 'home', path: '/', label: 'step.home.label' }] }],
} as const
const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }
const shownTo = (user: UserReply) => contactOf(applicationOf(site, null, user))

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { search: '' })
})
afterEach(() => vi.unstubAllGlobals())

it('a visitor is shown the site’s advisor, with a phone that can be called (R7)', () => {
  expect(shownTo(nobody)).toEqual({
    name: site.contact.name,
    role: site.contact.title,
    email: site.contact.email,
    hours: site.contact.hours,
    picture: site.contact.avatar,
    phone: '(312) 555-0148',
    phoneHref: 'tel:+13125550148',
  })
})

it('a sub-agent is shown the account manager and the agency’s desk (R7)', () => {
  const user: UserReply = {
    status: 'authenticated',
    roles: ['sub_agent'],
    original: { id: 'a', email: 'm@site.example', roles: ['agent'] },
    isSelfService: false,
    impersonated: false,
    agency: {
      id: 'a',
      name: 'Quarry Street',
      phone: '6305550100',
      account_manager: { full_name: 'Amara Osei', email: 'amara@site.example', phone: '12' },
    },
  }
  expect(shownTo(user)).toEqual({
    name: 'Amara Osei',
    role: 'Account manager for your agency',
    email: 'amara@site.example',
    also: { label: 'Quarry Street', phone: '(630) 555-0100', phoneHref: 'tel:+16305550100' },
  })
  expect(
    shownTo({
      status: 'authenticated',
      roles: ['agent'],
      isSelfService: false,
      impersonated: false,
      ...(user.agency ? { agency: user.agency } : {}),
    }),
  ).toMatchObject({ name: 'Quarry Street', isDesk: true })
})

const { flow } = siteFlow(site, unitedStates)

/** The contact shown with an application that has these answers and facts. */
function shownBeside(answers: Answers, facts: Answers) {
  const { context, ...application } = applicationOf(site, null, nobody)
  return contactOf({ ...application, context, flowState: evaluateFlow(flow, { ...context, answers, facts }) })
}

it.each<[string, Answers, Answers]>([
  ['a sub-class', { sub_class_code_ref: 'CWT99999' }, { sub_class_codes: [{ ref: 'CWT99999' }] }],
  ['a description', {}, { sub_class_code_description: 'Medical Practitioner' }],
])('a medical practitioner, recognized by %s, sees the note on the medical agent (I3)', (_by, answers, facts) => {
  expect(shownBeside(answers, facts).note).toBeDefined()
})

it('no other business sees that note (I3)', () => {
  const painter = { ref: 'CWT10019' }
  expect(shownBeside({ sub_class_code_ref: painter.ref }, { sub_class_codes: [painter] }).note).toBeUndefined()
})

const agency = { id: 'a', name: 'Quarry Street', phone: '6305550100' }
const manager = { full_name: 'Amara Osei', email: 'amara@site.example', phone: '12' }

it.each<[UserReply['roles'], UserReply['agency'], boolean]>([
  [[], undefined, false],
  [['customer'], undefined, false],
  [['agent'], agency, true],
  [['sub_agent'], agency, true],
  [['sub_agent'], { ...agency, account_manager: manager }, false],
  [['self_service_agent'], undefined, false],
  [['platform_agent'], undefined, true],
  [['desk'], undefined, true],
  [['operator'], undefined, true],
])('whom the panel shows to %j of %j is the user or their own side: %s (R7)', (roles, of, isOwn) => {
  const user: UserReply = {
    status: 'authenticated',
    roles,
    isSelfService: false,
    impersonated: false,
    original: { id: 'u', email: 'u@site.example', roles: ['agent'] },
    ...(of ? { agency: of } : {}),
  }
  expect(isOwnContact(applicationOf(site, null, user), {})).toBe(isOwn)
})
