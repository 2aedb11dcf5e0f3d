import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { describeDeprecation } from '../policy/announce-deprecation.ts'
import type { RoutePolicy } from '../policy/route-policy.ts'
import { addExamples } from './add-examples.ts'
import { createComponents } from './components.ts'
import { type Caller, securityOf, securitySchemes } from './security.ts'
import { tags } from './tags.ts'
import { describeWebhooks, webhookParameters } from './webhooks.ts'

type Options = {
  /** Where the API begins, such as "/api". */
  apiBase: string
  /** What the caller has to show, by the route's policy. */
  callerOf: (policy: RoutePolicy) => Caller
}

const info = {
  title: 'Coverwright',
  version: '1',
  description:
    'Quotes, renewals and submissions for small-business insurance. A successful reply is `{ "data": … }`; an ' +
    'error is `application/problem+json` (RFC 9457). Browsers are identified by cookies: the first call that ' +
    'creates something sets a session, and signing in adds a sign-in. A partner’s machine sends a token. Calls ' +
    'that change something are safe to repeat: they name a version (`If-Match`), carry an `Idempotency-Key`, or ' +
    'set a state. Amounts next to a currency are in its minor units.',
  license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
}

const deprecationOf = (policy: RoutePolicy | undefined, description: string | undefined) =>
  policy?.deprecated
    ? {
        deprecated: true,
        description: [...(description ? [description] : []), describeDeprecation(policy.deprecated)].join(' '),
      }
    : {}

/** Describes the routes that are registered afterwards, as an OpenAPI 3.1 document with named components. */
export async function describeApi(app: FastifyInstance, { apiBase, callerOf }: Options): Promise<void> {
  const components = createComponents()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: apiBase }],
      tags: [...tags],
      components: { securitySchemes },
    },
    transform: ({ schema, url, route }) => {
      // A route may have no schema at all, whatever the plugin's types say.
      if (schema?.operationId === undefined) return { schema, url }
      const { body, response, operationId, ...rest } = schema
      return {
        url,
        schema: {
          ...rest,
          operationId,
          ...(route.config?.policy ? { security: securityOf(callerOf(route.config.policy)) } : {}),
          ...deprecationOf(route.config?.policy, rest.description),
          ...(body ? { body: components.extract(body) } : {}),
          ...(response ? { response: components.extract(response) } : {}),
        },
      }
    },
    transformObject: (input) => {
      if (!('openapiObject' in input)) return input.swaggerObject
      const { openapiObject } = input
      const complete = components.complete({
        ...openapiObject,
        webhooks: describeWebhooks(components.extract),
        components: { ...openapiObject.components, parameters: webhookParameters },
      })
      return addExamples(complete)
    },
  })
}
