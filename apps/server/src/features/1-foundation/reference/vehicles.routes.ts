import { findVehicles, makesOf } from '@coverwright/catalogue/reference/vehicles/vehicles'
import { readVin } from '@coverwright/catalogue/reference/vehicles/vin-makers'
import { VehicleList, VehicleMakeList, VehicleQuery, VinParams, VinReply } from '@coverwright/contract/reference-lists'
import { checkDigitOf, plainVin } from '@coverwright/core/validation/rules/identity/vin'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { ReferenceLists } from './reference-lists.ts'

const tags = ['Reference data']

export const vehiclesRoutes =
  ({ vehicles, vinMakers }: ReferenceLists, clock: () => Date): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/vehicles',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Vehicle models by make, by the text typed so far and by model year',
          operationId: 'listVehicles',
          querystring: VehicleQuery,
          response: { 200: VehicleList, ...problems(422) },
        },
      },
      ({ query: { limit, ...wish } }) => ({ data: findVehicles(vehicles, wish).slice(0, limit) }),
    )

    app.get(
      '/vehicles/makes',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Every make of vehicle',
          operationId: 'listVehicleMakes',
          response: { 200: VehicleMakeList, ...problems() },
        },
      },
      () => ({ data: makesOf(vehicles).map((make) => ({ make })) }),
    )

    app.get(
      '/vehicles/vin/:vin',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Decode a vehicle identification number: whether it is valid, the make and the model year',
          operationId: 'readVin',
          params: VinParams,
          response: { 200: VinReply, ...problems(422) },
        },
      },
      ({ params }) => {
        const vin = plainVin(params.vin)
        if (checkDigitOf(vin) !== vin.charAt(8)) return { data: { vin, valid: false, model_years: [] } }
        // The models of next year are sold from summer on.
        const { model_years, ...reading } = readVin(vinMakers, vin, clock().getUTCFullYear() + 1)
        return { data: { vin, valid: true, ...reading, model_years: [...model_years] } }
      },
    )
  }
