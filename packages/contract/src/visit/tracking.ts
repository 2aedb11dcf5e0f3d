import { visitSources } from '@coverwright/core/visit/visit-source'
import type { Static, TProperties } from 'typebox'
import Type from 'typebox'

const closed = { additionalProperties: false }

/** A path without ids: `/:id/quote-review`, `/location/edit/:n/address`. */
const PathPattern = Type.String({
  pattern: '^/[a-z0-9_.:/-]*$',
  maxLength: 200,
  description: 'A path of the site, with :n and :id for numbers and ids',
})
/** A name of ours, such as the id of a line or an experiment; never anything a person typed. */
const Word = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$' })
const Words = Type.Array(Word, { maxItems: 50 })
const Count = Type.Integer({ minimum: 0, maximum: 10_000 })

const event = <const Name extends string, Properties extends TProperties>(name: Name, properties: Properties) =>
  Type.Object({ name: Type.Literal(name), ...properties }, closed)

/**
 * Every event that may reach a sink, with its properties. None can contain a name, an email, an answer, or the id of a
 * person or quote.
 */
export const TrackingEvent = Type.Union(
  [
    event('page_viewed', { path: PathPattern }),
    event('step_set', { path: PathPattern }),
    event('quote_begun', { renewal: Type.Boolean() }),
    event('step_saved', { path: PathPattern, renewal: Type.Boolean() }),
    event('insurance_picked', { lines: Words }),
    event('recommendation_answered', { line: Word, choice: Word }),
    event('submitted', {
      lines: Words,
      renewal: Type.Boolean(),
      edited_location: Type.Optional(Type.Literal(true)),
      edited_building: Type.Optional(Type.Literal(true)),
    }),
    event('offer_chosen', { offers: Count }),
    event('abandoned', { path: PathPattern, renewal: Type.Boolean() }),
    event('consent_given', { categories: Words }),
    event('experiment_activated', { experiment: Word, variant: Word }),
    event('shortform_redirection', { path: PathPattern }),
    event('WEB_TO_CASE_SUBMISSION_FAILED', { status: Type.Optional(Count) }),
  ],
  { $id: 'TrackingEvent' },
)
export type TrackingEvent = Static<typeof TrackingEvent>

/** A name in the address of the first page. No `@`, so that it cannot be an email address. */
const AttributionWord = Type.String({ pattern: '^[\\w][\\w ._:|/-]{0,99}$' })

/** The properties that all events of one page load share. */
export const TrackedVisit = Type.Object(
  {
    visit: Type.String({
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      description: 'Random, for this page load only',
    }),
    source: Type.Optional(Type.Enum([...visitSources], { description: 'The attribution of the visit' })),
    test_features: Type.Optional(Type.Array(Type.String({ pattern: '^[\\w.:-]{1,100}$' }), { maxItems: 50 })),
    campaign_id: Type.Optional(AttributionWord),
    ac: Type.Optional(AttributionWord),
    aliases: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3,
        description: 'How many email addresses this browser has used (alias_set)',
      }),
    ),
  },
  { ...closed, $id: 'TrackedVisit' },
)
export type TrackedVisit = Static<typeof TrackedVisit>

export const EventsBody = Type.Object(
  { ...TrackedVisit.properties, events: Type.Array(TrackingEvent, { minItems: 1, maxItems: 50 }) },
  { ...closed, $id: 'EventsBody' },
)
export type EventsBody = Static<typeof EventsBody>

/** An event as a sink gets it: with page, time, and the agent's profile where an agent works. */
export type TrackedEvent = TrackedVisit & {
  readonly event: TrackingEvent
  readonly site: string
  /** When it arrived, ISO 8601. */
  readonly at: string
  /** The profile of the agent at work. Source: seed 6. */
  readonly self_service_id?: string
}
