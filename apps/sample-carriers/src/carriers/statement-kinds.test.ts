import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { StatementKind } from '@coverwright/core/model/field'
import { describe, expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { holds } from '../rating/answered.ts'
import type { Effect } from '../rating/rated-question.ts'
import { sampleCarriers } from './registry.ts'

/*
 * "None of these" in a list of statements must not deny a careful business its credits. So
 * the effects of a Yes and of a No must fit the kind of the statement.
 */

/** An answer that an insurer objects to, or gives a credit for. */
const isMinded = (effects: readonly Effect[], answer: string): boolean =>
  effects.some((effect) => holds(effect.when, answer) && (effect.outcome !== 'rate' || effect.factor > 1))
const isLiked = (effects: readonly Effect[], answer: string): boolean =>
  effects.some((effect) => holds(effect.when, answer) && effect.outcome === 'rate' && effect.factor < 1)

const disagrees = (kind: StatementKind, effects: readonly Effect[]): boolean => {
  const [good, bad] = kind === 'safeguard' ? ['Yes', 'No'] : ['No', 'Yes']
  return isMinded(effects, good) || isLiked(effects, bad)
}

const lines = sampleCarriers.flatMap(({ id, lines: own }) =>
  Object.entries(own).map(([name, line]) => ({ id, name, line })),
)

const ownStatements = siteFlow(site, unitedStates)
  .flow.slots.flatMap(({ node }) => {
    if (node.kind === 'page') return node.form.fields
    if (node.kind !== 'list') return 'pages' in node.source ? node.source.pages.flatMap(({ form }) => form.fields) : []
    return node.pages
      .flatMap(({ form }) => form.fields)
      .map((field) => ({ ...field, path: field.path.replace('item.', `${node.items}[].`) }))
  })
  .filter(({ statement }) => statement)

/** Our own statements by the path of their answer in a quote request. */
const kinds: ReadonlyMap<string, StatementKind> = new Map(
  ownStatements.flatMap(({ path, statement }) => (statement ? [[`details.${path}`, statement.kind] as const] : [])),
)

/** The kinds of the statements that ask for a fact, whichever insurer asks: one answer serves all. */
const kindsOfFacts = Map.groupBy(
  [
    ...ownStatements.flatMap(({ fact, statement }) => (fact && statement ? [{ fact, kind: statement.kind }] : [])),
    ...lines.flatMap(({ line }) =>
      line.questions
        .flatMap(({ questions }) => questions)
        .flatMap(({ question: { fact, statement } }) =>
          fact && statement ? [{ fact, kind: statement.kind ?? 'exposure' }] : [],
        ),
    ),
  ],
  ({ fact }) => fact,
)

describe('what insurers make of a statement agrees with its kind (Q2)', () => {
  it('where it is their own', () => {
    const wrong = lines.flatMap(({ id, name, line }) =>
      line.questions
        .flatMap(({ questions }) => questions)
        .filter(({ question: { statement }, effects = [] }) =>
          statement ? disagrees(statement.kind ?? 'exposure', effects) : false,
        )
        .map(({ question }) => `${id} ${name} ${question.id}`),
    )
    expect(wrong).toEqual([])
  })

  it('where another one asks for the same fact', () => {
    const wrong = lines.flatMap(({ id, name, line }) =>
      line.questions
        .flatMap(({ questions }) => questions)
        .filter(({ question: { fact = '' }, effects = [] }) =>
          kindsOfFacts.get(fact)?.some(({ kind }) => disagrees(kind, effects)),
        )
        .map(({ question }) => `${id} ${name} ${question.id}`),
    )
    expect(kindsOfFacts.size).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  it('where it is ours', () => {
    const wrong = lines.flatMap(({ id, name, line }) =>
      (line.answers ?? [])
        .filter(({ answer, effects }) => {
          const kind = kinds.get(answer)
          return kind === undefined ? false : disagrees(kind, effects)
        })
        .map(({ answer }) => `${id} ${name} ${answer}`),
    )
    expect(kinds.size).toBeGreaterThan(70)
    expect(wrong).toEqual([])
  })

  it('in lists of one kind each', () => {
    const statements = lines.flatMap(({ line }) =>
      line.questions.flatMap(({ questions }) => questions).flatMap(({ question: { statement } }) => statement ?? []),
    )
    for (const [list, own] of Map.groupBy(statements, (each) => each.list))
      expect([...new Set(own.map(({ kind }) => kind))], list).toHaveLength(1)
  })
})
