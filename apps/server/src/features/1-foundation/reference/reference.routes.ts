import type { Country } from '@coverwright/catalogue/countries/country'
import { industries } from '@coverwright/catalogue/reference/industries'
import { businessStates } from '@coverwright/catalogue/reference/states'
import {
  BusinessTypeList,
  CityPlaceList,
  CityQuery,
  ClassCodeHitList,
  ClassCodeList,
  ClassCodeParams,
  ClassCodeQuery,
  ClassRefQuery,
  IndustryList,
  MailingCityQuery,
  OptionList,
  StateList,
  SubClassList,
  SynonymList,
  ZipPlaceList,
} from '@coverwright/contract/reference'
import { foldText } from '@coverwright/core/input/fold-text'
import { canonicalText } from '@coverwright/core/validation/typed-values'
import etag from '@fastify/etag'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { classesOf } from '../site/classes-of.ts'
import type { Sites } from '../site/served-site.ts'
import { siteOf } from '../site/site-of.ts'
import { choicesRoutes } from './choices.routes.ts'
import { toClassCode } from './class-code.ts'
import { lookupsRoutes } from './lookups.routes.ts'
import { placeMapRoutes } from './places/place-map.routes.ts'
import { placeOf, zipCode } from './places/place-of.ts'
import type { Reference } from './reference.ts'
import { vehiclesRoutes } from './vehicles.routes.ts'

const tags = ['Reference data']

const isBusinessState = (state: string) => businessStates.some(({ code }) => code === state)

type Dependencies = {
  reference: Reference
  /** Lists are those of the country of the requested site. */
  sites: Sites
  clock?: () => Date
}

export const referenceRoutes =
  ({ reference, sites, clock = () => new Date() }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const countryAt = (request: FastifyRequest) => siteOf(sites, request).country
    app.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200) reply.header('cache-control', 'public, max-age=3600')
    })
    // A caller that has the list sends If-None-Match and gets 304 until it changes.
    await app.register(etag, { weak: true })
    await app.register(vehiclesRoutes(reference.lists, clock))
    await app.register(choicesRoutes(reference, clock))
    await app.register(lookupsRoutes(reference, clock))
    await app.register(placeMapRoutes(reference, sites))

    app.get(
      '/industry',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'The industries by which owners browse',
          operationId: 'listIndustries',
          response: { 200: IndustryList, ...problems() },
        },
      },
      () => ({ data: [...industries] }),
    )

    app.get(
      '/business-type',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'The legal forms of a business',
          operationId: 'listBusinessTypes',
          response: { 200: BusinessTypeList, ...problems() },
        },
      },
      (request) => {
        const { legalForms, opening } = countryAt(request)
        return { data: (legalForms ?? opening.legalForms).map((form) => ({ hint: '', ...form })) }
      },
    )

    app.get(
      '/state',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'States, territories and military post codes',
          operationId: 'listStates',
          response: { 200: StateList, ...problems() },
        },
      },
      (request) => ({
        data: countryAt(request).regions.map(({ code, name, kind = 'region' as const }) => ({ code, name, kind })),
      }),
    )

    const placesOf = (query: string, country: Country, isServed: (state: string) => boolean) => {
      const zip = canonicalText({ type: 'zip', country: country.code }, query)
      if (country.postalCodeTable && !zipCode.test(zip)) {
        throw refusedFields([
          { field: 'zip', message: 'must be a US ZIP code, with or without its four-digit extension' },
        ])
      }
      const place = placeOf(zip, reference, country)
      return place && isServed(place.state) ? [place] : []
    }

    const citiesOf = (state: string, search: string) => {
      const query = foldText(search)
      const cities = reference.citiesOf(state).filter((name) => foldText(name).startsWith(query))
      return cities.length > 0 ? [{ cities, state, states: [state], county: '' }] : []
    }

    app.get(
      '/city',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary:
            'City, state and county of a ZIP code where a business can be located; or the names of a state’s cities',
          operationId: 'findCityByZip',
          querystring: CityQuery,
          response: { 200: CityPlaceList, ...problems(422) },
        },
      },
      (request) => {
        const country = countryAt(request)
        const { zip, state, search } = request.query
        if (zip !== undefined)
          return { data: placesOf(zip, country, country.postalCodeTable ? isBusinessState : () => true) }
        if (state === undefined)
          throw refusedFields([{ field: 'zip', message: 'is missing: give a ZIP code, or a state for its cities' }])
        return { data: country.postalCodeTable ? citiesOf(state, search) : [] }
      },
    )

    app.get(
      '/city/mailing',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'City, state and county of any ZIP code that gets mail, military post included',
          operationId: 'findMailingCityByZip',
          querystring: MailingCityQuery,
          response: { 200: ZipPlaceList, ...problems(422) },
        },
      },
      (request) => ({ data: placesOf(request.query.zip, countryAt(request), () => true) }),
    )

    app.get(
      '/class-codes',
      {
        config: { policy: { permission: 'public', concurrency: 40, repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Business classes that match the text typed so far, best match first',
          operationId: 'searchClassCodes',
          querystring: ClassCodeQuery,
          response: { 200: ClassCodeHitList, ...problems(422) },
        },
      },
      (request) => {
        const servedSite = siteOf(sites, request)
        const { search, limit } = request.query
        return { data: reference.search(servedSite.site.country, search, limit, classesOf(servedSite)) }
      },
    )

    app.get(
      '/class-codes/:naics6',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Every business class of a NAICS code',
          operationId: 'listClassCodes',
          params: ClassCodeParams,
          response: { 200: ClassCodeList, ...problems(422) },
        },
      },
      ({ params }) => ({ data: reference.classesOfCode(params.naics6).map(toClassCode) }),
    )

    app.get(
      '/class-codes/:naics6/dynamic',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Every business class of a NAICS code, as the options of a field',
          operationId: 'listClassCodeOptions',
          params: ClassCodeParams,
          response: { 200: OptionList, ...problems(422) },
        },
      },
      ({ params }) => ({
        data: reference.classesOfCode(params.naics6).map(({ ref, name }) => ({ value: ref, label: name })),
      }),
    )

    app.get(
      '/sub-class-codes',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'The subclasses of a business class; empty if it has none',
          operationId: 'listSubClassCodes',
          querystring: ClassRefQuery,
          response: { 200: SubClassList, ...problems(422) },
        },
      },
      ({ query }) => ({ data: [...(reference.classByRef(query.class_code_ref)?.subClasses ?? [])] }),
    )

    app.get(
      '/subindustry-synonyms',
      {
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Other words people use for a business class',
          operationId: 'listSubindustrySynonyms',
          querystring: ClassRefQuery,
          response: { 200: SynonymList, ...problems(422) },
        },
      },
      ({ query }) => ({ data: [...(reference.classByRef(query.class_code_ref)?.terms ?? [])] }),
    )
  }
