import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { Question, QuestionSet } from '@coverwright/core/model/question'
import { back, holderOf, next, resolveAlias } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { insuranceTypeIds } from '../../lines/insurance-type-ids.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { unitedStates } from './country.ts'

/* One row for each sentence of the seed about where Next and Back lead (4.1 to 4.3). A row is a stretch of the
   trail, followed by Next and back by Back. The oracles beside the lines cover every combination. */

type Parts = {
  readonly lines: readonly string[]
  /** Insurers that ask a page of questions: `gl.liberty`. All others are out of appetite. */
  readonly asks?: readonly string[]
  readonly sets?: Readonly<Record<string, QuestionSet>>
  readonly answers?: Readonly<Record<string, unknown>>
  readonly facts?: Readonly<Record<string, unknown>>
}

const basis = '["CW458110A","TX"]'
const yesNo = (id: string, more: Partial<Question> = {}): Question => ({
  ...{ id, type: 'yes_no', topic: 'work', label: id },
  ...more,
})
const page = (...questions: readonly Question[]): QuestionSet => ({ revision: '1', basis, questions })
const five = ['a', 'b', 'c', 'd', 'e'].map((id) => yesNo(id))
const elsewhere = { conditions: [{ holder: 'quote', subject: 'state', or: ['OH'] }] } as const
/** Its third five are asked only in Ohio. */
const gappy = page(
  ...five,
  ...five.map(({ id }) => yesNo(`${id}1`)),
  ...five.map(({ id }) => yesNo(`${id}2`, elsewhere)),
  ...five.map(({ id }) => yesNo(`${id}3`)),
)

const nestAnswers = (all: Readonly<Record<string, unknown>>): Answers =>
  Object.entries(all).reduce<Answers>((result, [path, value]) => writeAnswer(result, path, value), {})

const typeOf = (line: string) => ({ uuid: insuranceTypeIds.find((each) => each.line === line)?.uuid })
const { flow } = siteFlow(site, unitedStates)

const trailOf = ({ lines, asks = [], sets = {}, answers = {}, facts = {} }: Parts): FlowState =>
  evaluateFlow(flow, {
    answers: nestAnswers({
      class_code_ref: 'CW458110A',
      zip_code: '78701',
      business_type: 'llc',
      annual_revenue: 1_000_000,
      annual_payroll: 100_000,
      insurance_types: lines.map(typeOf),
      locations: [{ id: 'shop' }],
      'carriers.chubb_sci.knockout_answer': 'No',
      'wc.general.has_employees': 'Yes',
      'wc.has_claims': 'Yes',
      ...answers,
    }),
    facts: nestAnswers({
      ...{ state: 'TX', wc_state: 'TX', naics6: '458110' },
      ...Object.fromEntries([...asks, ...Object.keys(sets)].map((key) => [`appetite.${key}`, 'in'])),
      ...facts,
    }),
    sets: { ...Object.fromEntries(asks.map((key) => [key, page(yesNo('a'))])), ...sets },
    switches: site.switches,
    today: '2026-11-20',
  })

const q = (segment: string, index = 0) => `/${segment}/uw-questions/edit/${index}`
const dynamic = (id: string, index = 0) => `/dynamic-questions/${id}/edit/${index}`
const pastClaims = dynamic('claims')
const lastOfWc = dynamic('wc_general_page', 2)
const lastOfPl = dynamic('pl_general', 2)
const wcList = '/wc.claims/dynamic-questions/wc_claims_list/list'
const insureds = '/pl/cn/additional-insured'
const law = { naics6: '541110' }
const losses = '/do/loss-history'
const oneClaim = { 'wc.claims': [{ id: 'c1' }] }
const additionalInsureds = {
  'pl.has_additional_insureds': 'Yes',
  'pl.cna.additional_insureds': [{ id: 'i1', name: 'Harbor Bank' }],
}
const plans = (...types: readonly string[]) => ({ 'fid.employee_benefits': 'Yes', 'fid.plan_types': types })
const attorneys = { 'pl.aig.attorneys': [{ id: 'a1', first_name: 'Ana' }] }
const suggestionsOf = (...lines: readonly string[]) => ({
  recommended_coverages: lines.map((line) => ({ line, reason: 'advice', insurance_type: line })),
})

function walk(flowState: FlowState, from: string, pages: number, move: typeof next): readonly string[] {
  const walkedPaths = [from]
  while (walkedPaths.length < pages) walkedPaths.push(move(flowState, walkedPaths.at(-1) ?? '') ?? 'nowhere')
  return walkedPaths
}

function expectStretch(setup: Parts, stretch: readonly string[]): void {
  const flowState = trailOf(setup)
  const [first = '', last = ''] = [stretch[0], stretch.at(-1)]
  expect(walk(flowState, first, stretch.length, next)).toEqual(stretch)
  expect(walk(flowState, last, stretch.length, back).toReversed()).toEqual(stretch)
}

it.each<[string, Parts, readonly string[]]>([
  ['a step has one next and one back', { lines: ['cl'] }, ['/business', '/other-info', '/contact']],
  [
    'question pages move by number, and an empty one is skipped both ways',
    { lines: ['gl'], sets: { 'gl.liberty': gappy } },
    [pastClaims, q('gl/l'), q('gl/l', 3), '/done'],
  ],
  ['a set without questions has no page', { lines: ['gl'], sets: { 'gl.liberty': page() } }, [pastClaims, '/done']],
])('%s (F2, F7, seed 4.1)', (_sentence, setup, stretch) => expectStretch(setup, stretch))

it.each<[string, Parts, readonly string[]]>([
  ['the mapping appends dynamic pages', { lines: ['cl'] }, ['/insurance', dynamic('coverage_choices')]],
  ['E&O stands where PL is not picked', { lines: ['eo'] }, [lastOfPl, dynamic('eo_services'), '/done']],
  ['and where it is, PL serves both', { lines: ['pl', 'eo'], asks: ['pl.cna'] }, [lastOfPl, q('pl/cn'), '/done']],
  [
    'ml comes before do, and wc after both',
    { lines: ['wc', 'do'] },
    [
      '/ml/funding',
      '/do/stakeholders',
      '/do/management-history',
      losses,
      '/do/documentation',
      dynamic('wc_general_page'),
    ],
  ],
  [
    'or wc before them, by a condition',
    { lines: ['wc', 'do'], asks: ['wc.cna'], answers: { annual_payroll: 400_000, 'wc.has_claims': 'No' } },
    [lastOfWc, q('wc/cn'), '/ml/financial-assets'],
  ],
  [
    'what is recommended comes after every line, and what is taken up after that',
    { lines: ['fid'], answers: { 'recommendation_choices.epli': 'interested' }, facts: suggestionsOf('epli') },
    ['/fid/additional-information', '/recommendations/0/show', '/epli/employees', '/epli/employment-policies', '/done'],
  ],
  ['next of /done is /resume, back of /resume is /done', { lines: ['cl'] }, ['/done', '/resume']],
])('%s (F3, F5, F6, seed 4.2)', (_sentence, setup, stretch) => expectStretch(setup, stretch))

const bop = ['bop.chubb_sci', 'bop.liberty', 'bop.cna']
const wc = ['wc.guard', 'wc.amtrust', 'wc.chubb_sci', 'wc.cna']

it.each<[string, Parts, readonly string[]]>([
  [
    'BOP begins at cs, with the few questions of l and cn beside them',
    { lines: ['bop'], asks: bop },
    [pastClaims, q('bop/cs'), '/done'],
  ],
  ['without cs it begins at l', { lines: ['bop'], asks: bop.slice(1) }, [pastClaims, q('bop/l'), '/done']],
  ['without both at cn', { lines: ['bop'], asks: bop.slice(2) }, [pastClaims, q('bop/cn'), '/done']],
  ['without any it is passed', { lines: ['bop'] }, [pastClaims, '/done']],
  [
    'a Yes to the knockout hides cs',
    { lines: ['bop'], asks: bop, answers: { 'carriers.chubb_sci.knockout_answer': 'Yes' } },
    [pastClaims, q('bop/l'), '/done'],
  ],
  [
    'WC begins at g, then asks for the claims that are listed, and back to wc_general_page',
    { lines: ['wc'], asks: wc, answers: oneClaim },
    [lastOfWc, q('wc/g'), wcList, '/done'],
  ],
  ['without g it begins at a', { lines: ['wc'], asks: wc.slice(1), answers: oneClaim }, [lastOfWc, q('wc/a'), wcList]],
  ['without insurers WC goes on to claims', { lines: ['wc'], answers: oneClaim }, [lastOfWc, wcList, '/done']],
  ['without claims on the list to create', { lines: ['wc'] }, [lastOfWc, dynamic('wc_claims_create')]],
  ['GL asks l when its questions apply', { lines: ['gl'], asks: ['gl.liberty'] }, [pastClaims, q('gl/l'), '/done']],
  ['else GL is passed', { lines: ['gl'] }, [pastClaims, '/done']],
  [
    'D&O ends after loss-history when funding and investors exempt the firm',
    { lines: ['do'], answers: { 'directors_and_officers.funding.vc_funding': 'No' } },
    ['/do/stakeholders', '/do/management-history', losses, '/done'],
  ],
  ['and goes on to documentation otherwise', { lines: ['do'] }, [losses, '/do/documentation', '/done']],
  [
    'ML asks for investors only with venture funding',
    { lines: ['do'], answers: { 'directors_and_officers.funding.vc_funding': 'Yes' } },
    ['/ml/financial-assets', '/ml/funding', '/ml/investors', '/do/stakeholders'],
  ],
  ['and not without', { lines: ['do'] }, ['/ml/financial-assets', '/ml/funding', '/do/stakeholders']],
  [
    'EPLI asks for employees, then policies',
    { lines: ['epli'] },
    ['/epli/employees', '/epli/employment-policies', '/done'],
  ],
  [
    'Fiduciary goes past the plans without benefits',
    { lines: ['fid'], answers: { 'fid.employee_benefits': 'No' } },
    ['/fid/employee-benefits', '/fid/additional-information', '/done'],
  ],
  [
    'health as the only plan has no participants',
    { lines: ['fid'], answers: plans('health_and_wellness') },
    ['/fid/employee-benefits', '/fid/plan-type', '/fid/additional-information'],
  ],
  [
    'a defined contribution has participants and assets',
    { lines: ['fid'], answers: plans('health_and_wellness', 'defined_contribution') },
    ['/fid/plan-type', '/fid/plan-participants', '/fid/assets', '/fid/additional-information'],
  ],
  [
    'a defined benefit has funding, too',
    { lines: ['fid'], answers: plans('defined_benefit') },
    ['/fid/plan-type', '/fid/plan-participants', '/fid/assets', '/fid/funding', '/fid/additional-information'],
  ],
  [
    'recommendations go page by page and end after the last',
    { lines: ['epli'], facts: suggestionsOf('cl', 'umb', 'gl', 'wc') },
    ['/epli/employment-policies', '/recommendations/0/show', '/recommendations/1/show', '/done'],
  ],
  ['without any they are passed', { lines: ['epli'] }, ['/epli/employment-policies', '/done']],
  [
    'a law firm is asked in the order of attorneys, and on to the insurers',
    { lines: ['pl'], asks: ['pl.cna'], facts: law, answers: { ...attorneys, ...additionalInsureds } },
    [
      ...['/pl/a/prior-insurance-coverage', '/pl/a/attorney/list', '/pl/a/outsourced-attorneys-data'],
      ...['/pl/a/ineligible-aops', '/pl/a/practice-areas', '/pl/a/practice-areas-supplemental'],
      ...[q('pl/cn'), `${insureds}/list`, '/done'],
    ],
  ],
  [
    'work of an ineligible area skips the practice areas',
    { lines: ['pl'], asks: ['pl.cna'], facts: law, answers: { 'pl.aig.provided_services_ineligible_aops': 'Yes' } },
    ['/pl/a/ineligible-aops', q('pl/cn'), '/done'],
  ],
  [
    'or leads to the additional insureds',
    {
      lines: ['pl'],
      facts: law,
      answers: { ...additionalInsureds, 'pl.aig.provided_services_ineligible_aops': 'Yes' },
    },
    ['/pl/a/ineligible-aops', `${insureds}/list`, '/done'],
  ],
  ['other trades begin at h', { lines: ['pl'], asks: ['pl.hiscox', 'pl.cna'] }, [lastOfPl, q('pl/h'), '/done']],
  [
    'or at the additional insureds',
    { lines: ['pl'], answers: additionalInsureds },
    [lastOfPl, `${insureds}/list`, '/done'],
  ],
  [
    'after the last question come the additional insureds on the list, else the first of them',
    { lines: ['pl'], asks: ['pl.cna'], answers: { 'pl.has_additional_insureds': 'Yes' } },
    [q('pl/cn'), `${insureds}/edit/0`],
  ],
])('%s (F8, F9, F10, F11, F12, F13, F14, F16, seed 4.3)', (_sentence, setup, stretch) => expectStretch(setup, stretch))

it('an address of an insurer that is asked with another one leads to the page with its questions (S3, seed 2.3)', () => {
  const flowState = trailOf({ lines: ['bop', 'wc'], asks: [...bop, ...wc] })
  expect(['bop/l', 'bop/cn'].map((segment) => holderOf(flowState, q(segment)))).toEqual([q('bop/cs'), q('bop/cs')])
  expect(['wc/a', 'wc/cs', 'wc/cn'].map((segment) => holderOf(flowState, q(segment)))).toEqual([
    q('wc/g'),
    q('wc/g'),
    q('wc/g'),
  ])
})

it('the entry of PL is the prior coverage of attorneys, else the first question, else who is named (F16, seed 4.3)', () => {
  const entry = (setup: Omit<Parts, 'lines'>) => resolveAlias(trailOf({ lines: ['pl'], ...setup }), '/pl/entryPoint')
  expect(entry({ facts: law })).toBe('/pl/a/prior-insurance-coverage')
  expect(entry({ asks: ['pl.cna'] })).toBe(q('pl/cn'))
  expect(entry({ answers: additionalInsureds })).toBe(`${insureds}/list`)
})

it('a list is entered at create while empty; items lead to it, and it leads on, or back to the entry (F15, seed 4.3)', () => {
  const [list, create] = ['/pl/a/attorney/list', '/pl/a/attorney/create']
  const none = trailOf({ lines: ['pl'], facts: law })
  expect([next(none, '/pl/a/prior-insurance-coverage'), next(none, create), back(none, list)]).toEqual([
    create,
    list,
    create,
  ])
  const one = trailOf({ lines: ['pl'], facts: law, answers: attorneys })
  expect([next(one, create), next(one, '/pl/a/attorney/edit/0')]).toEqual([list, list])
  expect([next(one, list), back(one, list)]).toEqual([
    '/pl/a/outsourced-attorneys-data',
    '/pl/a/prior-insurance-coverage',
  ])
})

it('a package added late is asked its knockout at an address of its own, and past claims were asked before (F8, I2)', () => {
  const request = { lines: ['gl'], asks: ['bop.chubb_sci'], facts: suggestionsOf('bop') }
  const late = trailOf({ ...request, answers: { 'recommendation_choices.bop': 'interested' } })
  expect(late.pages.map(({ path }) => path)).toContain('/dynamic-questions/knockout/edit/0')
})
