import { isRecord } from '@coverwright/core/answers/answers'
import type { Form } from '@coverwright/core/model/field'
import type { GroupNode } from '@coverwright/core/model/step'
import type { Text } from '@coverwright/core/text/text'
import { field } from '../field.ts'
import type { InsuranceType } from '../lines/insurance-types.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { recommendationPath } from '../lines/insures.ts'

/** Pages already created; their number is bounded by lines and reasons. */
const formsByPath = new Map<string, Form>()

/** One recommendation's page. It reuses the same form, so that the flow need not compile it again. */
function choice(entry: unknown): Form {
  const { line, reason, replaces } = isRecord(entry) ? entry : {}
  if (typeof line !== 'string' || typeof reason !== 'string') return { fields: [] }
  const name = `${line} ${reason} ${replaces === undefined}`
  const form = formsByPath.get(name) ?? choiceOf(line, reason, replaces !== undefined)
  if (formsByPath.size < mostMade) formsByPath.set(name, form)
  return form
}

const mostMade = 500

/**
 * Add it, or not now. The field is named after the coverage and says why it is recommended; the text is kept with the
 * answer, since a declined coverage is evidence.
 */
function choiceOf(line: string, reason: string, isReplacing: boolean): Form {
  const options = isReplacing ? ['get_recommended', 'get_both', 'not_now'] : ['interested', 'not_now']
  const path = recommendationPath(line)
  const { hint: _own, ...choiceField } = field(path, 'select', { options }, 'recommendation_choice')
  return {
    fields: [
      {
        ...choiceField,
        label: `recommendation.${line}.label`,
        hint: `recommendation.${line}.reason.${reason}`,
        beside: ['title', 'covers.1', 'covers.2', 'covers.3'].map((name) => `recommendation.${line}.${name}`),
        evidence: true,
      },
    ],
  }
}

/** The menu names the coverage. */
const nameOf = (entry: unknown): Text =>
  isRecord(entry) && typeof entry.insurance_type === 'string'
    ? { words: entry.insurance_type }
    : 'step.recommendations.label'

/** Nobody would read more on one page. */
const mostOnPage = 3

/** Coverages that go well with the insurance picked, each with its own choice. Source: seed 2.2, 4.3; F14. */
export const recommendedAmong = (types: readonly InsuranceType[]): GroupNode => ({
  kind: 'group',
  id: 'recommendations',
  label: 'section.recommendations',
  subject: 'coverage',
  children: [
    {
      kind: 'paged',
      id: 'recommendations',
      label: 'step.recommendations.label',
      base: '/recommendations',
      tail: '/show',
      source: {
        each: 'recommended_coverages',
        form: choice,
        perPage: mostOnPage,
        label: nameOf,
        owns: types.map(({ line }) => recommendationPath(line)),
      },
    },
  ],
})

export const recommendedCoverage = recommendedAmong(insuranceTypes)
