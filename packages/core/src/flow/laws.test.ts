import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer, writeAnswer } from '../answers/answers.ts'
import { generatedAnswer, generatedAnswers, generatedQuote } from '../testing/generated-quotes.ts'
import { field, page } from '../testing/made-pages.ts'
import { compileFlow } from './compile.ts'
import type { FlowContext } from './context.ts'
import { lintFlow } from './lint.ts'
import { menu } from './menu.ts'
import { back, canVisit, firstIncomplete, furthest, locate, next, rankOf, resume } from './navigate.ts'
import { progress } from './progress.ts'
import { submission } from './submission.ts'
import type { Trail } from './trail.ts'
import { deriveTrail } from './trail.ts'

const paths = (trail: Trail) => trail.entries.map((entry) => entry.path)
const shape = (trail: Trail) => trail.entries.map(({ path, state, visible }) => ({ path, state, visible }))
const law = (check: (trail: Trail, context: FlowContext) => void) => () => {
  fc.assert(
    fc.property(generatedQuote, ({ flow, context }) => {
      check(deriveTrail(flow, context), context)
    }),
    { numRuns: 400 },
  )
}

describe('on every generated flow and quote', () => {
  it(
    'the flow is sound (F1)',
    law(({ flow }) => expect(lintFlow(flow)).toEqual([])),
  )

  it(
    'a path occurs once (F1)',
    law((trail) => expect(new Set(paths(trail)).size).toBe(trail.entries.length)),
  )

  it(
    'next follows the trail, back undoes it, and nothing follows the last (F2)',
    law((trail, _context) => {
      for (const [index, path] of paths(trail).entries()) {
        if (trail.entries[index]?.list?.count === 0) continue
        const onward = next(trail, path)
        expect(onward).toBe(paths(trail)[index + 1])
        if (onward) expect(back(trail, onward)).toBe(path)
      }
      expect(back(trail, paths(trail)[0] ?? '/')).toBeUndefined()
    }),
  )

  it(
    'where a person resumes can be opened, all before it can, nothing after it can (F6)',
    law((trail) => {
      expect(canVisit(trail, resume(trail))).toBe(true)
      for (const [index, path] of paths(trail).entries()) expect(canVisit(trail, path)).toBe(index <= furthest(trail))
      expect(furthest(trail)).toBeLessThanOrEqual(firstIncomplete(trail))
    }),
  )

  it(
    'progress stays within 0 and 100 and never falls along the trail (F17)',
    law((trail) => {
      const percents = paths(trail).map((path) => progress(trail, path))
      expect(percents.every((percent) => percent >= 0 && percent <= 100 && Number.isInteger(percent))).toBe(true)
      expect(percents.toSorted((left, right) => left - right)).toEqual(percents)
      expect(progress(trail, '/done')).toBe(100)
      expect(progress(trail, '/nowhere')).toBe(100)
    }),
  )

  it(
    'the menu holds every counted page once, in order, and knows the current one (F1)',
    law((trail) => {
      const pages = menu(trail, '/done').flatMap((each) => each.pages)
      expect(pages.map(({ entry }) => entry.path)).toEqual(paths(trail).slice(0, -1))
      expect(pages.filter(({ current }) => current).map(({ entry }) => entry.path)).toEqual(['/done'])
    }),
  )

  it(
    'ranks rise along the trail, and a path is found by its rank (F6)',
    law((trail) => {
      const ranks = trail.entries.map((entry) => entry.rank)
      expect(ranks.toSorted((left, right) => left - right)).toEqual(ranks)
      for (const { path, rank, state } of trail.entries) {
        expect(locate(trail, path)?.entry.path).toBe(path)
        if (state !== 'pending') expect(rankOf(trail, path)).toBe(rank)
      }
    }),
  )

  it(
    'the same document gives the same trail after a journey through JSON, and is not touched (X15)',
    law((trail, context) => {
      const before = JSON.stringify(context)
      const copy = deriveTrail(trail.flow, JSON.parse(before))
      expect(shape(copy)).toEqual(shape(trail))
      expect(JSON.stringify(context)).toBe(before)
    }),
  )
})

it('answering a step never changes which steps stand up to it (X4)', () => {
  fc.assert(
    fc.property(generatedQuote, fc.nat(), generatedAnswers, ({ flow, context }, pick, given) => {
      const trail = deriveTrail(flow, context)
      const index = pick % trail.entries.length
      const entry = trail.entries[index]
      const own = (entry?.visible ?? []).concat(entry?.form.fields.map(({ path }) => path) ?? [])
      const answers = own.reduce(
        (kept, path) => writeAnswer(kept, path, path.endsWith('items') ? given.items : given.a),
        context.answers,
      )
      const after = deriveTrail(flow, { ...context, answers })
      const listed = entry?.list ? index : index + 1
      expect(paths(after).slice(0, listed)).toEqual(paths(trail).slice(0, listed))
    }),
    { numRuns: 600 },
  )
})

it('answers of closed branches steer nothing, and are not submitted (Q2)', () => {
  fc.assert(
    fc.property(generatedQuote, generatedAnswer, ({ flow, context }, ghost) => {
      const trail = deriveTrail(flow, context)
      const open = new Set(trail.entries.flatMap((entry) => entry.visible))
      const asked = Array.from(flow.owned, (path) => (path.endsWith('questions') ? `${path}[q1]` : path))
      const closed = asked.filter((path) => !open.has(path))
      const haunted = closed.reduce((kept, path) => writeAnswer(kept, path, ghost), context.answers)
      const after = deriveTrail(flow, { ...context, answers: haunted })
      expect(shape(after)).toEqual(shape(trail))
      const sent = submission(after, { ...context, answers: haunted })
      expect(sent).toEqual(submission(trail, context))
      for (const path of closed) expect(readAnswer(sent, path)).toBeUndefined()
    }),
    { numRuns: 600 },
  )
})

it('what is submitted gives the same trail again, and holds every answer that counts (F20)', () => {
  fc.assert(
    fc.property(generatedQuote, ({ flow, context }) => {
      const trail = deriveTrail(flow, context)
      const sent = submission(trail, context)
      expect(shape(deriveTrail(flow, { ...context, answers: sent }))).toEqual(shape(trail))
      const counted = trail.entries.filter((entry) => !entry.list).flatMap((entry) => entry.visible)
      for (const path of counted) expect(readAnswer(sent, path)).toEqual(readAnswer(context.answers, path))
    }),
    { numRuns: 400 },
  )
})

it('keeps nothing: a quote gives the same trail again, whatever was evaluated in between (X15)', () => {
  const found = ({ entries, wanted }: Trail) => ({
    wanted,
    entries: entries.map(({ path, visible, problems, list }) => ({ path, visible, problems, pages: list?.pages })),
  })
  fc.assert(
    fc.property(fc.array(generatedQuote, { minLength: 1, maxLength: 3 }), generatedAnswers, (quotes, given) => {
      const first = quotes.map(({ flow, context }) => found(deriveTrail(flow, context)))
      // The same forms in another flow, where every place has another number.
      for (const { flow, context } of quotes) {
        const children = [page('extra', [field('extra', 'yes_no')]), ...flow.slots.map(({ node }) => node)]
        const nodes = [{ kind: 'group', id: 'all', label: 'all', children } as const]
        const beside = compileFlow({ id: 'beside', nodes, aliases: [], baseFacts: ['lookup'] })
        const { entries } = found(deriveTrail(beside, context))
        expect(entries.slice(1)).toEqual(found(deriveTrail(flow, context)).entries)
        deriveTrail(flow, { ...context, answers: { ...context.answers, s0: given } })
      }
      const again = quotes.toReversed().map(({ flow, context }) => found(deriveTrail(flow, context)))
      expect(again.toReversed()).toEqual(first)
    }),
    { numRuns: 200 },
  )
})
