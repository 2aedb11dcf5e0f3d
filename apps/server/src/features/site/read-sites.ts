import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Site } from '@coverwright/catalogue/sites/site'
import { SiteReply } from '@coverwright/contract/site'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { StartupError } from '../../platform/errors/startup-error.ts'

const anchor = createRequire(import.meta.url).resolve('@coverwright/catalogue/sites/default.json')
const catalogueSites = new URL('./', pathToFileURL(anchor))

const { today: _today, binder: _binder, is_binder: _isBinder, sign_in: _signIn, ...shared } = SiteReply.properties

const Host = Type.String({ pattern: '^[a-z0-9.-]{1,253}$' })
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

const SiteFile = Type.Object(
  {
    ...shared,
    hosts: Type.Array(Type.String(), { minItems: 1, description: 'Host names; * for every other one' }),
    binderHosts: Type.Optional(Type.Array(Host, { minItems: 1, description: 'Host names that show accounts' })),
    retention: Type.Object(
      {
        draftDays: Type.Integer({ minimum: 1, maximum: 36_500 }),
        submittedYears: Type.Integer({ minimum: 0, maximum: 100 }),
        legalHold: Type.Union([Type.Boolean(), Type.Array(Uuid)]),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** Reads every site of a folder, one JSON file each. Refuses a file that is none, naming the file and the key. */
export const readSites = (folder: URL = catalogueSites): readonly Site[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readSite(name, readFileSync(new URL(name, folder), 'utf8')))

function readSite(name: string, text: string): Site {
  const site = parsed(name, text)
  if (Value.Check(SiteFile, site)) return site
  const [first] = Value.Errors(SiteFile, site)
  throw new StartupError(`The site file ${name} cannot be used: ${first?.instancePath || '/'} ${first?.message}.`)
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StartupError(`The site file ${name} is not well-formed JSON.`)
  }
}
