import { searchClassifications } from '@coverwright/catalogue/reference/employee-classifications'
import {
  EmployeeClassificationList,
  EmployeeClassificationParams,
  EmployeeClassificationQuery,
  EmployeeClassificationReply,
  EventTypeList,
  ExecutivePayrollList,
  ExecutivePayrollQuery,
  HealthcareFirmTypeList,
  HealthcareProfessionList,
  PracticeAreaList,
} from '@coverwright/contract/reference-lists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { executivePayrollsAt } from './executive-payrolls.ts'
import type { Reference } from './reference.ts'

const tags = ['Reference data']

/** A duty as replied. */
const toChoiceReply = ({
  id,
  name,
  group,
  hazard,
  industries,
  terms,
}: Reference['lists']['classifications'][number]) => ({
  ...{ id, name, group, hazard },
  industries: [...industries],
  terms: [...terms],
})

/** The lists that a line of insurance lets people choose from. */
export const choicesRoutes =
  ({ lists, classByRef, classificationsOf }: Reference, clock: () => Date): FastifyPluginAsyncTypebox =>
  async (app) => {
    /** All duties, or those likely in a class; an unknown class narrows nothing. */
    const likelyIn = (ref: string | undefined) => {
      const trade = ref === undefined ? undefined : classByRef(ref)
      return trade ? classificationsOf(trade) : lists.classifications
    }

    app.get(
      '/employee-classifications',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary:
            'Employee classifications for workers’ compensation; those likely for a business class if one is given',
          operationId: 'listEmployeeClassifications',
          querystring: EmployeeClassificationQuery,
          response: { 200: EmployeeClassificationList, ...problems(422) },
        },
      },
      ({ query }) => {
        // Somebody who types is looking for a duty that the class did not offer.
        const rows = query.search
          ? searchClassifications(lists.classifications, query.search)
          : likelyIn(query.class_code_ref)
        return { data: rows.map(toChoiceReply) }
      },
    )

    app.get(
      '/employee-classifications/:employeeClassificationId',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'One employee classification by its id',
          operationId: 'getEmployeeClassification',
          params: EmployeeClassificationParams,
          response: { 200: EmployeeClassificationReply, ...problems(404, 422) },
        },
      },
      async ({ params }) => {
        const row = lists.classifications.find(({ id }) => id === params.employeeClassificationId)
        if (!row) throw notFound('employee_classification')
        return { data: toChoiceReply(row) }
      },
    )

    app.get(
      '/executive-payrolls',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary:
            'The payroll counted for included owners and officers, by state: the latest on file, with its year and source',
          operationId: 'listExecutivePayrolls',
          querystring: ExecutivePayrollQuery,
          response: { 200: ExecutivePayrollList, ...problems(422) },
        },
      },
      ({ query: { state } }) => ({
        data: executivePayrollsAt(lists.executivePayrolls, clock()).filter(
          (row) => state === undefined || row.state === state,
        ),
      }),
    )

    app.get(
      '/event-types',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Kinds of events',
          operationId: 'listEventTypes',
          response: { 200: EventTypeList, ...problems() },
        },
      },
      () => ({ data: lists.eventTypes }),
    )

    app.get(
      '/practice-area',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Areas of law that attorneys practice',
          operationId: 'listPracticeAreas',
          response: { 200: PracticeAreaList, ...problems() },
        },
      },
      () => ({ data: lists.practiceAreas }),
    )

    app.get(
      '/healthcare-firm-types',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Kinds of health care businesses',
          operationId: 'listHealthcareFirmTypes',
          response: { 200: HealthcareFirmTypeList, ...problems() },
        },
      },
      () => ({ data: lists.healthcareFirmTypes }),
    )

    app.get(
      '/healthcare-professions-individuals-types',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Professions of individuals in health care',
          operationId: 'listHealthcareProfessions',
          response: { 200: HealthcareProfessionList, ...problems() },
        },
      },
      () => ({ data: lists.healthcareProfessions }),
    )
  }
