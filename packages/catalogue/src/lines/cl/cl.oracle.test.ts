import { expect, it } from 'vitest'
import type { Chosen } from '../../testing/walk-line.ts'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* The way through cyber and its questions, written by hand. Shares nothing with the flow. */

const isOwn = (path: string) => path === '/cl/domain-scan' || /^\/dynamic-questions\/cyber(_domains)?\//.test(path)
const domains = '/dynamic-questions/cyber_domains/edit/0'
const questions = [0, 1, 3, 5].map((index) => `/dynamic-questions/cyber/edit/${index}`)

type Case = {
  readonly chosen: Chosen
  readonly hasDomain: string | undefined
  readonly consent: string | undefined
  readonly on: boolean
  readonly outlook: string | undefined
}

const answers = ['Yes', 'yes', 'No', undefined]
const cases: readonly Case[] = everyChoice.flatMap((chosen) =>
  answers.flatMap((hasDomain) =>
    answers.flatMap((consent) =>
      [true, false].flatMap((on) =>
        ['in', 'refer', 'out', undefined].map((outlook) => ({ chosen, hasDomain, consent, on, outlook })),
      ),
    ),
  ),
)

function expectedPages({ chosen, hasDomain, consent, on, outlook }: Case): readonly string[] {
  if (chosen === 'not' || chosen === 'refused') return []
  const isAgreed = hasDomain?.toLowerCase() === 'yes' && consent?.toLowerCase() === 'yes'
  const scanner = on && (outlook === 'in' || outlook === 'refer')
  return isAgreed && scanner ? [domains, '/cl/domain-scan', ...questions] : [domains, ...questions]
}

it('the scan is shown only where a domain may be scanned and the applicant agreed (Q9, F1)', () => {
  for (const one of cases) {
    const context = contextFor('cl', '08', one.chosen, {
      cyber: { has_domain: one.hasDomain, domain: 'example.com', scan_consent: one.consent },
    })
    const { forwards, backwards } = walk(
      {
        ...context,
        facts: { ...context.facts, appetite: { cl: { rps: one.outlook } } },
        switches: { rpsClOn: one.on },
      },
      isOwn,
    )
    const expected = expectedPages(one)
    expect({ ...one, forwards, backwards }).toEqual({ ...one, forwards: expected, backwards: expected })
  }
  expect(cases.length).toBe(4 * 4 * 4 * 2 * 4)
})

const visibleWith = (cyber: object): readonly string[] =>
  walk(contextFor('cl', '08', 'picked', { cyber }), isOwn).flowState.pages.flatMap(({ visible }) => visible)

/** question, the answers that open its follow-ups, the follow-ups */
const followUps = [
  ['records', ['1000', '2000000'], ['0', undefined], ['record_kinds']],
  ['card_payments', ['20000'], ['0', undefined], ['cards_stored']],
  ['remote_access', ['Yes', 'Not sure'], ['No', undefined], ['mfa_remote']],
  ['unsupported', ['Yes'], ['No', 'Not sure', undefined], ['unsupported_detail']],
  ['backups', ['Yes'], ['No', 'Not sure', undefined], ['backups_apart', 'backups_tested']],
  ['wires', ['Yes'], ['No', undefined], ['call_back', 'two_people']],
  ['incidents', ['Yes'], ['No', 'Not sure', undefined], ['incident_list']],
  ['circumstances', ['Yes', 'Not sure'], ['No', undefined], ['circumstances_detail']],
] as const

it.each(followUps)('%s %j opens its follow-ups, %j does not (Q2)', (question, open, shut, names) => {
  for (const answer of open) {
    const visible = visibleWith({ [question]: answer })
    for (const name of names) expect(visible, `${answer}`).toContain(`cyber.${name}`)
  }
  for (const answer of shut) {
    const visible = visibleWith({ [question]: answer })
    for (const name of names) expect(visible, `${answer}`).not.toContain(`cyber.${name}`)
  }
})

it('offers “Not sure” for every control, so that nobody must guess a Yes (Q2)', () => {
  const { flowState } = walk(contextFor('cl', '08', 'picked', {}), isOwn)
  const fields = flowState.pages.filter(({ path }) => isOwn(path)).flatMap(({ form }) => form.fields)
  const controls = fields.filter(({ path }) =>
    /mfa_|edr|backups|response|training|call_back|two_people|unsupported$/.test(path),
  )
  expect(controls.length).toBeGreaterThan(9)
  expect(controls.filter(({ type }) => type !== 'yes_no_not_sure').map(({ path }) => path)).toEqual([])
})

it('an incident lies in this year or one of the three before (V1)', () => {
  const incidents = [2022, 2023, 2026, 2027].map((year) => ({ id: String(year), year }))
  const context = contextFor('cl', '08', 'picked', { cyber: { incidents: 'Yes', incident_list: incidents } })
  const problems = walk(context, isOwn).flowState.pages.flatMap((entry) => entry.problems.map(({ path }) => path))
  expect(problems.filter((path) => path.endsWith('.year'))).toEqual([
    'cyber.incident_list.0.year',
    'cyber.incident_list.3.year',
  ])
})

it.each([
  ['100000', '250000', true],
  ['100000', '100000', false],
  ['250000', '250000', false],
  [undefined, '250000', false],
])('with a limit of %s, %s for payment fraud is refused: %s (V1)', (limit, fraud_limit, refused) => {
  const context = contextFor('cl', '08', 'picked', { cyber: { limit, fraud_limit } })
  const problems = walk(context, isOwn).flowState.pages.flatMap((entry) => entry.problems.map(({ path }) => path))
  expect(problems.includes('cyber.fraud_limit')).toBe(refused)
})
