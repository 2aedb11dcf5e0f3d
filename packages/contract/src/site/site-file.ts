import Type, { type Static } from 'typebox'
import { WebhookEndpoint } from '../webhooks/webhook-events.ts'
import { License } from './licenses.ts'
import { Notices } from './notices.ts'
import { closed, patternText, text, Uuid } from './parts.ts'
import { publicProperties } from './public-site.ts'

const flagKey = '^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$'

const hostForm = 'a host name such as acme.example, in small letters, without protocol, port or path'
const hostPattern = '[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?'
const Host = patternText(`^${hostPattern}$`, hostForm)

/** A site's file: what browsers get, and what only the server knows. Editors complete it from its JSON schema. */
export const SiteFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'From which editors complete: ./site.schema.json' })),
    ...publicProperties,
    hosts: Type.Array(patternText(`^([*]|${hostPattern})$`, `${hostForm}; or * for every other one`), {
      minItems: 1,
      description: 'Host names; * for every other one',
    }),
    binderHosts: Type.Optional(Type.Array(Host, { minItems: 1, description: 'Host names that show accounts' })),
    experiments: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.String({ pattern: flagKey, description: 'The flag’s key' }),
            name: text('For the operator'),
            variants: Type.Optional(
              Type.Array(Type.String({ pattern: flagKey }), {
                minItems: 1,
                uniqueItems: true,
                description: 'Each visit gets one of them; without any it is off, unless FLAGS_URL decides',
              }),
            ),
            texts: Type.Optional(
              Type.Record(Type.String(), Type.Record(Type.String(), Type.String({ minLength: 1 })), {
                description: 'Words of a variant instead of the site’s: titles and ledes of pages, by key',
              }),
            ),
          },
          closed,
        ),
      ),
    ),
    featureFlags: Type.Optional(
      Type.Record(Type.String({ pattern: flagKey }), Type.Boolean(), {
        description: 'Flags by key, on or off; FLAGS_URL may decide otherwise',
      }),
    ),
    isoCodes: Type.Optional(
      Type.Record(Type.String(), Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 .-]{0,19}$' }), {
        description:
          'Insurance Services Office codes by NAICS code, from your own license: told with each quote as subindustry_iso, and to insurers',
      }),
    ),
    webToCaseUrl: Type.Optional(
      patternText(
        '^https?://[^\\s]+$',
        'an address that begins with https:// or http://',
        'Where messages to support are forwarded to',
      ),
    ),
    notices: Type.Optional(Notices),
    webhooks: Type.Optional(
      Type.Array(WebhookEndpoint, {
        description: 'Endpoints of your systems that are told what happens: docs/webhooks.md',
      }),
    ),
    embed: Type.Optional(
      Type.Object(
        {
          origins: Type.Array(
            patternText(
              `^(https://([*][.])?${hostPattern}(:[0-9]{1,5})?|http://(localhost|127[.]0[.]0[.]1)(:([0-9]{1,5}|[*]))?)$`,
              'an origin such as https://partner.example or https://*.partner.example, without path; for development also http://localhost:*',
            ),
            { minItems: 1, uniqueItems: true, description: 'Origins of the pages that may frame the form' },
          ),
        },
        { ...closed, description: 'Which other sites may have the first questions in their pages: docs/embed.md' },
      ),
    ),
    onlinePayments: Type.Optional(
      Type.Boolean({
        description:
          'The agency’s bills are paid on the page of Stripe, into the account of the server’s STRIPE_SECRET_KEY; otherwise the desk sends invoices',
      }),
    ),
    session: Type.Optional(
      Type.Object(
        {
          days: Type.Integer({
            minimum: 1,
            maximum: 29,
            description:
              'Days after their last visit for which a browser and who signed in are remembered; 29 when left out',
          }),
        },
        closed,
      ),
    ),
    licenses: Type.Array(License, {
      description:
        'Under which its firm and people may sell insurance, besides those of the staff file. Where nobody may, nothing is offered and no insurer is asked',
    }),
    retention: Type.Object(
      {
        draftDays: Type.Integer({
          minimum: 1,
          maximum: 36_500,
          description: 'Days after which a draft that nobody touched is erased',
        }),
        submittedYears: Type.Integer({
          minimum: 0,
          maximum: 100,
          description: 'Years for which a submitted application is kept',
        }),
        legalHold: Type.Union([Type.Boolean(), Type.Array(Uuid)], {
          description: 'The uuids of quotes that are kept whatever happens; true for every quote of the site',
        }),
      },
      closed,
    ),
  },
  { additionalProperties: false, title: 'A site of Coverwright' },
)
export type SiteFile = Static<typeof SiteFile>
