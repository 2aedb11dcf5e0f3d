import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '../model/question.ts'
import { pageSize, pagesOfSets, paginate } from './paging.ts'

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'yes_no',
  topic: 'work',
  label: id,
  ...more,
})
const after = (...subjects: readonly string[]) => ({
  conditions: subjects.map((subject) => ({ holder: 'question', subject, or: ['Yes'] })),
})
const options = (count: number) =>
  Array.from({ length: count }, (_, value) => ({ value: String(value), label: String(value) }))
const dropdown = (id: string, count: number, more: Partial<Question> = {}) =>
  question(id, { type: 'select', options: options(count), ...more })
const many = (letter: string, count: number, more: Partial<Question> = {}) =>
  Array.from({ length: count }, (_, index) => question(`${letter}${index}`, more))

const ids = (questions: readonly Question[]) => paginate(questions).map((page) => page.map(({ id }) => id).join(' '))

describe('paging', () => {
  it.each<[string, readonly Question[], readonly string[]]>([
    ['nothing', [], []],
    ['five a page', many('a', 10), ['a0 a1 a2 a3 a4', 'a5 a6 a7 a8 a9']],
    ['a rest of fewer than five on the page before', many('a', 11), ['a0 a1 a2 a3 a4', 'a5 a6 a7 a8 a9 a10']],
    ['fewer than five on one page', many('a', 4), ['a0 a1 a2 a3']],
    [
      'topics together, in the order they come up',
      [question('a'), question('x', { topic: 'cars' }), question('b'), question('y', { topic: 'cars' })],
      ['a b x y'],
    ],
    ['a dropdown of four among the rest', [question('a'), dropdown('d', 4), question('b')], ['a d b']],
    ['a dropdown of five on a page of its own', [dropdown('d', 5), question('a'), question('b')], ['a b', 'd']],
    ['its dependents with it', [dropdown('d', 5), question('a'), question('e', after('d'))], ['a', 'd e']],
    [
      'dependents on the page of their parent, though it holds more than five',
      [...many('a', 4), question('p'), question('c1', after('p')), question('c2', after('c1'))],
      ['a0 a1 a2 a3 p c1 c2'],
    ],
    ['a dependent that came first after its parent', [question('c', after('p')), question('p')], ['p c']],
    [
      'a question with two parents after both',
      [question('p'), question('c', after('p', 'q')), question('x'), question('q')],
      ['p q c x'],
    ],
    [
      'a dependent of another topic with its parent',
      [question('p'), ...many('a', 5), question('c', { topic: 'cars', ...after('p') })],
      ['p c a0 a1 a2 a3 a4'],
    ],
    ['a question that waits for one that is not there', [question('a', after('gone'))], ['a']],
    ['a question that waits for itself', [question('a', after('a'))], ['a']],
    ['a circle', [question('a', after('b')), question('b', after('a')), question('c', after('b'))], ['a b c']],
    ['a question sent twice, once', [question('a'), question('a')], ['a']],
  ])('%s (Q3)', (_what, questions, pages) => {
    expect(ids(questions)).toEqual(pages)
  })
})

const anyQuestions = fc
  .array(
    fc.record({
      topic: fc.constantFrom('work', 'cars', 'site'),
      options: fc.integer({ min: 0, max: 7 }),
      parents: fc.array(fc.nat(25), { maxLength: 2 }),
      forward: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows.map(({ topic, options: count, parents, forward }, at) => {
      const subjects = parents.filter((parent) => forward || parent < at).map((parent) => `q${parent}`)
      return count
        ? dropdown(`q${at}`, count, { topic, ...after(...subjects) })
        : question(`q${at}`, { topic, ...after(...subjects) })
    }),
  )

describe('for any questions, whatever their conditions', () => {
  it('every one is asked exactly once (Q3)', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const pages = paginate(questions).flat()
        expect(pages.map(({ id }) => id).toSorted()).toEqual(questions.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('dependents are on the page of their parents, and after them unless they form a cycle (Q3)', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const forwardOnly = questions.every(({ id, conditions = [] }) =>
          conditions.every(({ subject }) => Number(subject.slice(1)) < Number(id.slice(1))),
        )
        for (const page of paginate(questions)) {
          for (const [at, { conditions = [] }] of page.entries()) {
            const places = conditions.map(({ subject }) => page.findIndex(({ id }) => id === subject))
            const isAsked = conditions.map(({ subject }) => questions.some(({ id }) => id === subject))
            expect(places.map((place) => place >= 0)).toEqual(isAsked)
            if (forwardOnly) expect(places.every((place) => place < at)).toBe(true)
          }
        }
      }),
    )
  })

  it('no ordinary page has fewer than five, unless it is the only one (Q3)', () => {
    fc.assert(
      fc.property(anyQuestions, (questions) => {
        const isLong = ({ type, options: own = [] }: Question) => type === 'select' && own.length > 4
        const ordinary = paginate(questions).filter(([head]) => head && !isLong(head))
        expect(ordinary.length < 2 || ordinary.every((page) => page.length >= pageSize)).toBe(true)
      }),
    )
  })
})

it('a set fetched for two lines has its own answers in each (Q3)', () => {
  const set = { revision: '1', basis: '[]', questions: [question('a')] }
  const all = () => true
  const pathsIn = (...keys: readonly string[]) =>
    pagesOfSets(
      keys.map((key) => ({ key, set })),
      all,
    ).flatMap(({ form }) => form.fields.map(({ path }) => path))
  expect(pathsIn('gl.liberty')).toEqual(['gl.liberty.uw_questions[a]'])
  expect(pathsIn('bop.liberty')).toEqual(['bop.liberty.uw_questions[a]'])
  expect(pathsIn('gl.liberty', 'bop.liberty')).toEqual(['gl.liberty.uw_questions[a]', 'bop.liberty.uw_questions[a]'])
  const again = () => pagesOfSets([{ key: 'gl.liberty', set }], all)
  expect(again()).toBe(again())
})

describe('statements of one list', () => {
  const statementQuestion = (id: string, more: Partial<Question> = {}) =>
    question(id, { statement: { list: 'Which of these do you do?', words: id }, ...more })

  it('are together and count as one question of a page, each with its follow-ups', () => {
    const questions = [
      statementQuestion('a'),
      ...many('x', 3),
      statementQuestion('b', { topic: 'cars' }),
      question('after-b', after('b')),
      ...many('y', 5, { topic: 'cars' }),
      statementQuestion('c', { topic: 'site' }),
    ]
    expect(ids(questions)).toEqual(['a b after-b c x0 x1 x2', 'y0 y1 y2 y3 y4'])
  })

  it('exclude other types, and questions that another opens', () => {
    const questions = [
      statementQuestion('a'),
      ...many('x', 8),
      statementQuestion('b', { type: 'yes_no_not_sure' }),
      statementQuestion('c', after('x0')),
    ]
    expect(ids(questions)).toEqual(['a x0 c x1 x2', 'x3 x4 x5 x6 x7 b'])
  })
})
