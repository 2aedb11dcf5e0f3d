import { fraudStatementFor } from '@coverwright/catalogue/reference/fraud-statements'
import { monopolisticStates } from '@coverwright/catalogue/reference/monopolistic-states'
import { renewalChanges } from '@coverwright/catalogue/reference/renewal-changes'
import { businessStates } from '@coverwright/catalogue/reference/states'
import { asksUnemploymentNumber } from '@coverwright/catalogue/reference/unemployment'
import {
  FraudStatementQuery,
  FraudStatementReply,
  MotorCarrierList,
  MotorCarrierQuery,
  PartnerList,
  PrefillLocationQuery,
  PrefillLocationReply,
  RenewalChangeList,
  TruckingSubindustryList,
} from '@coverwright/contract/reference-lists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Reference } from './reference.ts'

const tags = ['Reference data']

/** The number only: people write "USDOT 1234567" and "DOT# 01234567". */
const plainUsdot = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '')

/** Look-ups for one state, number or place, and short lists that belong to no line. */
export const lookupsRoutes =
  ({ lists, cityByZip, truckingClasses }: Reference, clock: () => Date): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/fraud-statements',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'The fraud statement to show where a person signs; our own text if the state’s is not verified',
          operationId: 'getFraudStatement',
          querystring: FraudStatementQuery,
          response: { 200: FraudStatementReply, ...problems(422) },
        },
      },
      ({ query: { state, kind } }) => ({
        data: fraudStatementFor(lists.fraudStatements, state, kind, clock().toISOString().slice(0, 10)),
      }),
    )

    app.get(
      '/dot',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'The motor carrier of a USDOT number, if it is listed; the carriers are fictional',
          operationId: 'findMotorCarrier',
          querystring: MotorCarrierQuery,
          response: { 200: MotorCarrierList, ...problems(422) },
        },
      },
      ({ query }) => {
        const usdot = plainUsdot(query.usdot)
        return { data: lists.motorCarriers.filter((carrier) => carrier.usdot === usdot) }
      },
    )

    app.get(
      '/partner',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Partners who send customers, and their phone lines; the partners are fictional',
          operationId: 'listPartners',
          response: { 200: PartnerList, ...problems() },
        },
      },
      () => ({ data: lists.partners }),
    )

    app.get(
      '/renewal-changes',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'The questions about changes that a law firm answers at renewal',
          operationId: 'listRenewalChanges',
          response: { 200: RenewalChangeList, ...problems() },
        },
      },
      () => ({ data: [...renewalChanges] }),
    )

    app.get(
      '/industry/truckingSubindustry',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'The business classes that haul goods for others',
          operationId: 'listTruckingSubindustries',
          response: { 200: TruckingSubindustryList, ...problems() },
        },
      },
      () => ({
        data: truckingClasses.map(({ ref, name, naics6 }) => ({
          class_code_ref: ref,
          class_code_description: name,
          naics6,
        })),
      }),
    )

    app.get(
      '/prefill/location',
      {
        config: {
          policy: { permission: 'public', rateLimit: { bucket: 'prefill', allowance: 'lookups' }, repeat: 'safe' },
        },
        schema: {
          tags,
          summary: 'The place of a ZIP code, as a business location',
          operationId: 'prefillLocation',
          querystring: PrefillLocationQuery,
          response: { 200: PrefillLocationReply, ...problems(404, 422) },
        },
      },
      ({ query }) => {
        const place = cityByZip(query.zip)
        const state = businessStates.find(({ code }) => code === place?.state)
        if (!place || !state) throw notFound('location')
        const only = monopolisticStates.find((each) => each.state === state.code)
        return {
          data: {
            ...place,
            city: place.cities[0] ?? '',
            state_name: state.name,
            country: 'US',
            asks_unemployment_number: asksUnemploymentNumber(state.code),
            ...(only ? { state_fund: { fund: only.fund, website: only.website } } : {}),
          },
        }
      },
    )
  }
