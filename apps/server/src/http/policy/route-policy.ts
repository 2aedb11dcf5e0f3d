import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { deprecationFault } from './announce-deprecation.ts'
import type { CallsPerMinute } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: RoutePolicy
  }
  interface FastifyInstance {
    /** Every operation of the API by its operationId, as it is served. */
    readonly operations: ReadonlyMap<string, Operation>
  }
}

/** Every permission, by name. `rolePermissions` in the identity layer adds them, since it knows the roles. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Permissions {}

/** The permission a call needs. */
export type Permission = keyof Permissions

/** How many calls of one client are allowed: settings give the number for each allowance. */
export type RateLimit = {
  /** Calls of one bucket count together. The name is stored, hashed. */
  readonly bucket: string
  readonly allowance: keyof CallsPerMinute
  /** A multiple of the allowance; 1 when absent. */
  readonly times?: number
}

/**
 * Why a call may be repeated: it only reads (`safe`); it names the version it read (`version`, by If-Match); it carries
 * an Idempotency-Key; it requests a state, which a repetition finds reached (`same-state`); or a repetition is meant to
 * do it again (`repeatable`).
 */
export type Repeat = 'safe' | 'version' | 'idempotency-key' | 'same-state' | 'repeatable'

/**
 * What the access log records of a call by the host's staff, or by support acting for a customer. A hook records that
 * an application was read (`application-read`) or a document of one (`document-read`), by the ids in the address; that
 * a list or the current thing was read (`search`), with its filters but nothing typed; or that a list was exported as a
 * file (`export`). `by-handler`: the handler records it, in the transaction of what it does, or because a command does
 * the same. `not-recorded`: the reply is only about the caller, or has no personal data.
 */
export type Audit = 'application-read' | 'document-read' | 'search' | 'export' | 'by-handler' | 'not-recorded'

/** A deprecated call (docs/api.md, versions): since when, its earliest removal, and what to call instead. */
export type Deprecation = { readonly since: string; readonly sunset: string; readonly instead: string }

/** Who may make a call, how often, and how it behaves under load. A route has it as `config.policy`; hooks read it. */
export type RoutePolicy = {
  readonly permission: Permission
  /** Allowed for staff whose second factor is pending. */
  readonly beforeSecondFactor?: true
  /** Pages make the call by themselves, so it is no sign of activity and keeps no staff signed in. */
  readonly isUnattended?: true
  /** Absent: limited only by the total number of requests of an address. */
  readonly rateLimit?: RateLimit
  /** The most concurrent calls in this process, half of them from one address. They are counted separately. */
  readonly concurrency?: number
  /** `save`: refused last under load, because a person's work would be lost. */
  readonly priority?: 'save'
  readonly repeat: Repeat
  /** A test fails if a call by which staff may read, or that visitors may not make, does not declare it. */
  readonly audit?: Audit
  readonly deprecated?: Deprecation
  /** Pages of origins that may embed the site's form may make the call too. It must ignore cookies. */
  readonly byEmbedders?: true
}

/** An operation's policy, and where it is called: `url` is a pattern such as `/api/quote/:id`. */
export type Operation = { readonly policy: RoutePolicy; readonly method: HTTPMethods; readonly url: string }

/** The headers that make a repetition safe. */
const headerOf: Partial<Record<Repeat, string>> = { version: 'if-match', 'idempotency-key': 'idempotency-key' }

/**
 * Refuses to start with a route that has no policy, or whose policy contradicts what it declares. Applies to routes
 * registered afterwards.
 * @param operations collects them
 */
export function requirePolicies(app: FastifyInstance, operations: Map<string, Operation>): void {
  app.addHook('onRoute', (route) => {
    const { method, url, config, schema } = route
    const fault = faultOf(route)
    if (fault) throw new Error(`${method} ${url}: ${fault}`)
    const [firstMethod] = [method].flat()
    // Fastify serves HEAD beside each GET; it is the same operation.
    if (firstMethod === undefined || firstMethod === 'HEAD') return
    if (schema?.operationId !== undefined && config?.policy)
      operations.set(schema.operationId, { policy: config.policy, method: firstMethod, url })
  })
}

function faultOf({ method, config, schema }: RouteOptions): string | undefined {
  const policy = config?.policy
  if (!policy) return 'has no policy'
  const reads = [method].flat().every((each) => each === 'GET' || each === 'HEAD')
  if (reads !== (policy.repeat === 'safe')) return `may not say repeat: '${policy.repeat}'`
  const fault = policy.deprecated && deprecationFault(policy.deprecated)
  if (fault) return fault
  const header = headerOf[policy.repeat]
  const headers = Object(Object(schema?.headers).properties)
  return header === undefined || header in headers ? undefined : `does not declare the header ${header}`
}
