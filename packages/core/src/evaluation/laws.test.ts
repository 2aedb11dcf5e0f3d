import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer, writeAnswer } from '../answers/answers.ts'
import type { GroupNode } from '../model/step.ts'
import { menu } from '../navigation/menu.ts'
import { back, canVisit, firstIncomplete, furthest, locate, next, rankOf, resume } from '../navigation/navigate.ts'
import { progress, progressByPage } from '../navigation/progress.ts'
import { submission } from '../saving/submission.ts'
import { generatedAnswer, generatedAnswers, generatedQuote } from '../testing/generated-quotes.ts'
import { field, page } from '../testing/made-pages.ts'
import { compileFlow } from './compile-flow.ts'
import type { FlowState } from './evaluate-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'
import type { FlowContext } from './flow-context.ts'
import { lintFlow } from './lint-flow.ts'

const paths = (flowState: FlowState) => flowState.pages.map((entry) => entry.path)
const shape = (flowState: FlowState) => flowState.pages.map(({ path, status, visible }) => ({ path, status, visible }))
const law = (check: (flowState: FlowState, context: FlowContext) => void) => () => {
  fc.assert(
    fc.property(generatedQuote, ({ flow, context }) => {
      check(evaluateFlow(flow, context), context)
    }),
    { numRuns: 150 },
  )
}

describe('on every generated flow and quote', () => {
  it(
    'the flow is sound (F1)',
    law(({ flow }) => expect(lintFlow(flow)).toEqual([])),
  )

  it(
    'a path occurs once (F1)',
    law((flowState) => expect(new Set(paths(flowState)).size).toBe(flowState.pages.length)),
  )

  it(
    'next follows the flow, back undoes it, and nothing follows the last (F2)',
    law((flowState, _context) => {
      for (const [index, path] of paths(flowState).entries()) {
        if (flowState.pages[index]?.list?.count === 0) continue
        const onward = next(flowState, path)
        expect(onward).toBe(paths(flowState)[index + 1])
        if (onward) expect(back(flowState, onward)).toBe(path)
      }
      expect(back(flowState, paths(flowState)[0] ?? '/')).toBeUndefined()
    }),
  )

  it(
    'where a person resumes can be opened, all before it can, nothing after it can (F6)',
    law((flowState) => {
      expect(canVisit(flowState, resume(flowState))).toBe(true)
      for (const [index, path] of paths(flowState).entries())
        expect(canVisit(flowState, path)).toBe(index <= furthest(flowState))
      expect(furthest(flowState)).toBeLessThanOrEqual(firstIncomplete(flowState))
    }),
  )

  it(
    'progress stays within 0 and 100 and never falls along the flow (F17)',
    law((flowState) => {
      const percents = paths(flowState).map((path) => progress(flowState, path))
      expect(percents.every((percent) => percent >= 0 && percent <= 100 && Number.isInteger(percent))).toBe(true)
      expect(percents.toSorted((left, right) => left - right)).toEqual(percents)
      expect(progress(flowState, '/done')).toBe(100)
      expect(progress(flowState, '/nowhere')).toBe(100)
    }),
  )

  it(
    'progress by page moves on with each counted page of the flow (X7)',
    law((flowState) => {
      const countedPages = flowState.pages.filter(({ slot }) => !slot.node.uncounted)
      const percents = countedPages.map(({ path }) => progressByPage(flowState, path))
      expect(new Set(percents).size).toBe(percents.length)
      expect(percents.toSorted((left, right) => left - right)).toEqual(percents)
    }),
  )

  it(
    'the menu holds every counted page once, in order, and knows the current one (F1)',
    law((flowState) => {
      const pages = menu(flowState, '/done').flatMap((each) => each.pages)
      expect(pages.map(({ entry }) => entry.path)).toEqual(paths(flowState).slice(0, -1))
      expect(pages.filter(({ current }) => current).map(({ entry }) => entry.path)).toEqual(['/done'])
    }),
  )

  it(
    'ranks rise along the flow, and a path is found by its rank (F6)',
    law((flowState) => {
      const ranks = flowState.pages.map((entry) => entry.rank)
      expect(ranks.toSorted((left, right) => left - right)).toEqual(ranks)
      for (const { path, rank, status } of flowState.pages) {
        expect(locate(flowState, path)?.entry.path).toBe(path)
        if (status !== 'waiting') expect(rankOf(flowState, path)).toBe(rank)
      }
    }),
  )

  it(
    'the same document gives the same flow after a journey through JSON, and is not touched (X15)',
    law((flowState, context) => {
      const before = JSON.stringify(context)
      const copy = evaluateFlow(flowState.flow, JSON.parse(before))
      expect(shape(copy)).toEqual(shape(flowState))
      expect(JSON.stringify(context)).toBe(before)
    }),
  )
})

it('answering a step never changes which steps stand up to it (X4)', () => {
  fc.assert(
    fc.property(generatedQuote, fc.nat(), generatedAnswers, ({ flow, context }, pick, given) => {
      const flowState = evaluateFlow(flow, context)
      const index = pick % flowState.pages.length
      const entry = flowState.pages[index]
      const own = (entry?.visible ?? []).concat(entry?.form.fields.map(({ path }) => path) ?? [])
      const answers = own.reduce(
        (result, path) => writeAnswer(result, path, path.endsWith('items') ? given.items : given.a),
        context.answers,
      )
      const after = evaluateFlow(flow, { ...context, answers })
      const position = entry?.list ? index : index + 1
      expect(paths(after).slice(0, position)).toEqual(paths(flowState).slice(0, position))
    }),
    { numRuns: 200 },
  )
})

it('answers of closed branches affect nothing, and are not submitted (Q2)', () => {
  fc.assert(
    fc.property(generatedQuote, generatedAnswer, ({ flow, context }, ghost) => {
      const flowState = evaluateFlow(flow, context)
      const open = new Set(flowState.pages.flatMap((entry) => entry.visible))
      const askedPaths = Array.from(flow.owned, (path) => (path.endsWith('questions') ? `${path}[q1]` : path))
      const closed = askedPaths.filter((path) => !open.has(path))
      const hauntedAnswers = closed.reduce((kept, path) => writeAnswer(kept, path, ghost), context.answers)
      const after = evaluateFlow(flow, { ...context, answers: hauntedAnswers })
      expect(shape(after)).toEqual(shape(flowState))
      const sentAnswers = submission(after, { ...context, answers: hauntedAnswers })
      expect(sentAnswers).toEqual(submission(flowState, context))
      for (const path of closed) expect(readAnswer(sentAnswers, path)).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

it('what is submitted gives the same flow again, and contains every answer that counts (F20)', () => {
  fc.assert(
    fc.property(generatedQuote, ({ flow, context }) => {
      const flowState = evaluateFlow(flow, context)
      const sentAnswers = submission(flowState, context)
      expect(shape(evaluateFlow(flow, { ...context, answers: sentAnswers }))).toEqual(shape(flowState))
      const countedFields = flowState.pages.filter((entry) => !entry.list).flatMap((entry) => entry.visible)
      for (const path of countedFields) expect(readAnswer(sentAnswers, path)).toEqual(readAnswer(context.answers, path))
    }),
    { numRuns: 150 },
  )
})

it('keeps no state: a quote gives the same flow again, whatever was evaluated in between (X15)', () => {
  const pagesAndSets = ({ pages, missingSets }: FlowState) => ({
    missingSets,
    pages: pages.map(({ path, visible, problems, list }) => ({ path, visible, problems, items: list?.pages })),
  })
  fc.assert(
    fc.property(fc.array(generatedQuote, { minLength: 1, maxLength: 3 }), generatedAnswers, (quotes, answers) => {
      const first = quotes.map(({ flow, context }) => pagesAndSets(evaluateFlow(flow, context)))
      // The same forms in another flow, where every place has another number.
      for (const { flow, context } of quotes) {
        const extra = [page('extra', [field('extra', 'yes_no')])]
        const sections = Map.groupBy(flow.slots, ({ section }) => section.id)
        const nodes = [['extra', extra] as const, ...sections].map(
          ([id, slots]): GroupNode => ({
            ...{ kind: 'group', id, label: id },
            children: slots.map((each) => ('node' in each ? each.node : each)),
          }),
        )
        const beside = compileFlow({ id: 'beside', nodes, aliases: [], baseFacts: ['lookup'] })
        const beyond = pagesAndSets(evaluateFlow(beside, context)).pages.slice(1)
        expect(beyond).toEqual(pagesAndSets(evaluateFlow(flow, context)).pages)
        evaluateFlow(flow, { ...context, answers: { ...context.answers, s0: answers } })
      }
      const again = quotes.toReversed().map(({ flow, context }) => pagesAndSets(evaluateFlow(flow, context)))
      expect(again.toReversed()).toEqual(first)
    }),
    { numRuns: 200 },
  )
})
