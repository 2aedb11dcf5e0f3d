import type { Condition, Question } from '@coverwright/core/model/question'
import { describe, expect, it } from 'vitest'
import { appliesTo } from '../rating/applies.ts'
import type { Applies, RatedQuestion } from '../rating/rated-question.ts'
import { businesses, questionsAskedOf } from '../testing/question-businesses.ts'
import { questionSets as sets } from '../testing/question-sets.ts'
import { lawFirmQuestions } from './cna/law-firm.questions.ts'

const everySet = Object.entries(sets)

/** Sets for one trade, which replace most of their line's set. */
const ofOneTrade: readonly (readonly [string, readonly RatedQuestion[]])[] = [['pl.cna of law firms', lawFirmQuestions]]

/** Answers of the application that a question may depend on. */
const quoteFields = new Set([
  'annual_revenue',
  'annual_payroll',
  'fulltime_employees',
  'years_business_started',
  'business_type',
  'zip_code',
  'uses_subcontractors',
  'pl.aig.attorneys',
  'has_vehicles',
  'claims.any',
  'primary_location.occupancy',
  'primary_location.year_built',
  'primary_location.stories',
  'primary_location.square_feet',
])

const traits = new Set(
  `contractor height hot-work digging cooking alcohol food retail stock office advice design technology health
  personal-care children animals fitness lodging habitational auto-service vehicles delivery events manufacturing
  installs security cleaning online`.split(/\s+/),
)

const checkRules = new Set(
  `isMoreThan isMoreThanOrEqual isLessThan isLessThanOrEqual isYear isNotFutureYear isZipCode dateIsBefore dateIsAfter
  isLengthLessThan`.split(/\s+/),
)

const fixedAnswers: Readonly<Partial<Record<Question['type'], readonly string[]>>> = {
  yes_no: ['Yes', 'No'],
  yes_no_not_sure: ['Yes', 'No', 'Not sure'],
}
const numeric = ['number', 'money', 'percent', 'year']
const textTypes = ['text', 'long_text']

const answersOf = ({ type, options }: Question): readonly string[] =>
  fixedAnswers[type] ?? options?.map(({ value }) => value) ?? []

const withInner = ({ question }: RatedQuestion): readonly Question[] => [question, ...(question.questions ?? [])]

/** Every text that an insurer's questions show to people, with its place. */
const textsOf = (set: readonly RatedQuestion[]) =>
  set.flatMap((rated) => [
    ...withInner(rated).flatMap((question) =>
      [question.topic, question.label, question.hint, question.why, ...(question.options ?? []).map((o) => o.label)]
        .filter((text) => text !== undefined)
        .map((text) => ({ id: question.id, text })),
    ),
    ...(rated.effects ?? []).map(({ reason }) => ({ id: rated.question.id, text: reason })),
  ])

/** `inner` is only asked where `outer` is asked. */
const within = (inner: Applies = {}, outer: Applies = {}): boolean =>
  (['traits', 'industries', 'states'] as const).every((key) => {
    const wide = outer[key]
    return wide === undefined || (inner[key]?.every((value) => wide.includes(value)) ?? false)
  })

const knows = (condition: Condition, above: ReadonlyMap<string, Question>): boolean => {
  if (condition.holder === 'quote') return quoteFields.has(condition.subject)
  const subject =
    condition.holder === 'question'
      ? above.get(condition.subject)
      : sets[condition.holder]?.find(({ question }) => question.id === condition.subject)?.question
  if (!subject) return false
  if (condition.test === 'more_than' || condition.test === 'less_than') return numeric.includes(subject.type)
  return condition.or.every((value) => answersOf(subject).includes(value))
}

describe.each(everySet)('the length of %s', (_, set) => {
  it('is 16 to 30 questions (Q2)', () => {
    expect(set.length).toBeGreaterThanOrEqual(16)
    expect(set.length).toBeLessThanOrEqual(30)
  })

  it.each(Object.entries(businesses))('asks a %s 6 to 18 questions (Q4)', (_name, business) => {
    const questions = questionsAskedOf(set, business)
    expect(questions.length, questions.join(', ')).toBeGreaterThanOrEqual(6)
    expect(questions.length, questions.join(', ')).toBeLessThanOrEqual(18)
  })
})

describe.each([...everySet, ...ofOneTrade])('the questions of %s', (_, set) => {
  const ids = set.map(({ question }) => question.id)

  it('has ids of its own (Q2)', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(set.flatMap(withInner).filter(({ id }) => !/^[a-z]+(_[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('hangs questions only from known answers, asked before them (Q2)', () => {
    const above = new Map<string, Question>()
    for (const { question } of set) {
      const lostConditions = (question.conditions ?? []).filter((condition) => !knows(condition, above))
      expect(lostConditions, question.id).toEqual([])
      above.set(question.id, question)
    }
  })

  it('asks a follow-up of nobody who was not asked its parent (Q2)', () => {
    for (const { question, applies } of set) {
      for (const { holder, subject } of question.conditions ?? []) {
        const parent = holder === 'question' ? set.find((each) => each.question.id === subject) : undefined
        if (parent) {
          expect(within(applies, parent.applies), question.id).toBe(true)
          expect(question.topic, question.id).toBe(parent.question.topic)
        }
      }
    }
  })

  it('hangs at least two questions from the application (Q2)', () => {
    const fromQuote = set.filter(({ question }) => question.conditions?.some(({ holder }) => holder === 'quote'))
    expect(fromQuote.length).toBeGreaterThanOrEqual(2)
  })

  it('is chosen by traits that classes have (Q4)', () => {
    const unknownTraits = set.flatMap(({ applies }) => applies?.traits ?? []).filter((trait) => !traits.has(trait))
    expect(unknownTraits).toEqual([])
  })

  it('gives choices their options, unique, with one way out of a multiple choice (Q2)', () => {
    for (const question of set.flatMap(withInner)) {
      const values = question.options?.map(({ value }) => value) ?? []
      expect(new Set(values).size, question.id).toBe(values.length)
      expect(values.length > 1, question.id).toBe(question.type === 'select' || question.type === 'multi_select')
      const exclusive = question.options?.filter((option) => option.exclusive) ?? []
      if (values.includes('none') && question.type === 'multi_select') expect(exclusive, question.id).toHaveLength(1)
      expect(question.type === 'group' || question.type === 'repeat', question.id).toBe(
        question.questions !== undefined,
      )
    }
  })

  it('names checks that exist, and bounds what is typed (Q2)', () => {
    for (const { id, type, checks = [] } of set.flatMap(withInner)) {
      expect(
        checks.filter(({ rule }) => !checkRules.has(rule)),
        id,
      ).toEqual([])
      const open = ['number', 'money', 'year', 'date', ...textTypes].includes(type)
      expect(open ? checks.length : 1, id).toBeGreaterThan(0)
    }
  })

  it('has effects that an answer can have (Q4)', () => {
    for (const { question, effects = [] } of set) {
      for (const effect of effects) {
        const { is, more_than, less_than } = effect.when
        const stray = (is ?? []).filter((value) => !answersOf(question).includes(value))
        expect(stray, question.id).toEqual([])
        expect(is !== undefined || more_than !== undefined || less_than !== undefined, question.id).toBe(true)
        expect(is === undefined, question.id).toBe(numeric.includes(question.type))
        if (effect.outcome === 'rate') {
          expect(effect.factor, question.id).not.toBe(1)
          expect(effect.factor, question.id).toBeGreaterThanOrEqual(0.9)
          expect(effect.factor, question.id).toBeLessThanOrEqual(1.25)
        }
      }
    }
  })

  it('asks for a year wherever the year of the building itself would count (Q4)', () => {
    for (const { question, effects = [] } of set.filter((rated) => rated.question.type === 'year')) {
      const builtCondition = question.conditions?.find(({ subject }) => subject === 'primary_location.year_built')
      const counts = effects.map(({ when }) => when.less_than ?? 0)
      if (builtCondition) expect(Math.max(...counts), question.id).toBeLessThanOrEqual(Number(builtCondition.or[0]))
    }
  })

  it('never reads “Not sure” or “None of these” as a Yes (Q2)', () => {
    for (const { question, effects = [] } of set) {
      for (const { when, outcome } of effects) {
        if (when.is?.some((value) => /^not.sure$/i.test(value))) {
          expect([when.is.length, outcome], question.id).toEqual([1, 'refer'])
        }
        const exclusive = question.options?.filter((option) => option.exclusive).map(({ value }) => value) ?? []
        expect(when.is?.some((value) => exclusive.includes(value)) ?? false, question.id).toBe(false)
      }
    }
  })

  it('is short, and topics name a page in 2 to 5 words (Q2)', () => {
    for (const question of set.flatMap(withInner)) {
      expect(question.label.length, question.label).toBeLessThanOrEqual(110)
      expect(question.hint?.length ?? 0, question.id).toBeLessThanOrEqual(120)
      expect(question.why?.length ?? 0, question.id).toBeLessThanOrEqual(120)
      expect(question.topic).toMatch(/^[A-Z][a-z’]+( [a-z’]+){1,4}$/)
      for (const { label } of question.options ?? []) expect(label.length, label).toBeLessThanOrEqual(70)
    }
    for (const { question } of set.filter((rated) => !['group', 'repeat'].includes(rated.question.type))) {
      expect(question.label).toMatch(/\?$/)
      expect(question.label.match(/\?/g), question.label).toHaveLength(1)
    }
  })

  it('says why in whole sentences to the applicant (Q4)', () => {
    const openings = { knockout: /^We do not insure /, refer: /^An underwriter /, rate: /^[A-Z]/ }
    for (const { question, effects = [] } of set) {
      for (const { outcome, reason } of effects) {
        expect(reason, question.id).toMatch(openings[outcome])
        expect(reason, question.id).toMatch(/[^.]\.$/)
        expect(reason.length, reason).toBeGreaterThanOrEqual(40)
        expect(reason.length, reason).toBeLessThanOrEqual(140)
      }
      if (question.why) expect(question.why, question.id).toMatch(/\.$/)
      if (question.hint) expect(question.hint, question.id).toMatch(/\.$/)
    }
  })

  it('uses plain words (Q2)', () => {
    const forbiddenWords =
      /\b(acord|iso|ncci|please|kindly|etc|e\.g|i\.e|herein|thereof|pursuant|shall|utilize|facilitate|demo|lorem|tbd|insured's|valid|oops)\b|and\/or|n\/a|['"]|!|\s{2}/i
    expect(textsOf(set).filter(({ text }) => forbiddenWords.test(text))).toEqual([])
  })
})

describe('the insurers together', () => {
  const all = [...everySet, ...ofOneTrade].flatMap(([key, set]) => set.map(({ question }) => ({ key, question })))

  it('share a fact only between questions whose answers fit each other (Q2)', () => {
    const shapeOf = ({ type, options, questions }: Question) =>
      JSON.stringify([type, options?.map(({ value }) => value), questions?.map((inner) => [inner.id, inner.type])])
    const withFact = all.filter(({ question }) => question.fact !== undefined)
    for (const [fact, asking] of Map.groupBy(withFact, ({ question }) => question.fact)) {
      expect(new Set(asking.map(({ question }) => shapeOf(question))).size, fact).toBe(1)
      expect(new Set(asking.map(({ key }) => key)).size, fact).toBe(asking.length)
    }
  })

  it('ask each other’s shared facts in words of their own, save the alcohol share (Q4)', () => {
    const labels = all.filter(({ question }) => question.id !== 'alcohol_share').map(({ question }) => question.label)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  it('use every type of question (Q1)', () => {
    const usedTypes = new Set(
      all.flatMap(({ question }) => [question, ...(question.questions ?? [])]).map(({ type }) => type),
    )
    for (const type of [
      ...Object.keys(fixedAnswers),
      ...numeric,
      ...textTypes,
      'select',
      'multi_select',
      'date',
      'group',
      'repeat',
    ]) {
      expect([...usedTypes]).toContain(type)
    }
  })

  it('do not ask an office about cooking or a bakery about heights (Q4)', () => {
    const askedIds = (name: string) =>
      everySet.flatMap(([, set]) => questionsAskedOf(set, businesses[name] ?? raise(name)))
    expect(askedIds('accountant').filter((id) => /cooking|hood|alcohol|height|tools|stock$/.test(id))).toEqual([])
    expect(askedIds('bakery').filter((id) => /height|construction|tools|hazardous/.test(id))).toEqual([])
    expect(askedIds('plumber').filter((id) => /cooking|alcohol|refrigerated/.test(id))).toEqual([])
    expect(askedIds('restaurant')).toEqual(
      expect.arrayContaining(['cooking_method', 'hood_system', 'alcohol_share', 'alcohol_citations', 'entertainment']),
    )
    expect(askedIds('bakery').filter((id) => /alcohol|entertainment/.test(id))).toEqual([])
    expect(askedIds('landscaper')).toContain('grounds_work')
    expect(askedIds('plumber')).toContain('contractor_license')
    expect(askedIds('plumber').filter((id) => /grounds|daily_visitors/.test(id))).toEqual([])
    expect(askedIds('plumber')).toEqual(expect.arrayContaining(['max_height_feet', 'hazardous_work', 'tools_off_site']))
  })
})

it('ask about snow only where somebody is paid to clear it (Q4)', () => {
  const landscaper = { class_code_ref: 'CW561730A', naics6: '561730', industry: 'building-services', hazard: 2 }
  const askedIn = (state: string) =>
    everySet
      .flatMap(([, set]) => set)
      .filter(({ applies }) => appliesTo(applies, { class: { ...landscaper, traits: ['vehicles'] }, state }))
      .map(({ question }) => JSON.stringify(question))
      .filter((question) => /outdoor/.test(question))
  expect(askedIn('FL')).toEqual([expect.not.stringMatching(/snow|ice\b/)])
  expect(askedIn('MN')).toEqual([expect.stringMatching(/snow/)])
})

const raise = (name: string): never => {
  throw new Error(`no sample business ${name}`)
}
