import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Config } from '../config.ts'
import { readSites } from '../features/1-foundation/site/read-sites.ts'
import { isPurpose, type Purpose, purposes } from '../features/2-identity/roles/purposes.ts'
import {
  isOver,
  makeToken,
  type NewToken,
  registerClient,
  revokeToken,
  rotateToken,
} from '../features/2-identity/tokens/manage-tokens.ts'
import { listTokens, type TokenRow } from '../features/2-identity/tokens/tokens.store.ts'
import { readStaff } from '../features/2-identity/users/read-staff.ts'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { type Describe, destroyingTask, type Options, type Outcome, task } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

const shownOnce = 'Give it to the partner now: only its hash is stored, and it is not shown again.'
const wholeToken = /^cw_([0-9a-f]{16})[0-9a-f]*$/

type NewTokenOptions = Options & {
  readonly for: readonly Purpose[]
  readonly agency?: string
  readonly days: number
  readonly perMinute: number
}

async function list(db: Database, site: string | undefined): Promise<Outcome> {
  const now = new Date()
  const rows = (await listTokens(db)).filter((row) => site === undefined || row.site === site)
  const lines = rows.map(
    (row) =>
      `${row.id}  ${row.site} ${row.partner}${row.agency_id === null ? '' : ` (agency ${row.agency_id})`}  ` +
      `${row.client_id === null ? '' : `client ${row.client_id}  `}` +
      `${row.purposes.join(', ')}  ${row.calls_per_minute} a minute  ${stateOf(row, now)}  ` +
      (row.last_used_at ? `used ${row.last_used_at.toISOString()}` : 'never used'),
  )
  const data = rows.map(({ hash: _hash, session_id: _session, ...row }) => ({ ...row, is_over: isOver(row, now) }))
  return { lines: lines.length > 0 ? lines : ['No partner has a token.'], data }
}

function stateOf(row: TokenRow, now: Date): string {
  if (row.revoked_at) return `revoked ${row.revoked_at.toISOString()}`
  return `${isOver(row, now) ? 'over since' : 'until'} ${row.expires_at.toISOString()}`
}

async function make(db: Database, config: Config, newToken: NewToken): Promise<Outcome> {
  refuseUnknown(config, newToken)
  const token = await makeToken(db, newToken, new Date())
  return { lines: [token.token, shownOnce, `It works until ${token.expires_at.toISOString()}.`], data: token }
}

async function register(db: Database, config: Config, newToken: NewToken & { clientId: string }): Promise<Outcome> {
  if (!config.oidc?.audience)
    throw new StartupError('Set OIDC_ISSUER and OIDC_AUDIENCE first: without them no access token is accepted.')
  refuseUnknown(config, newToken)
  const { id, expires_at, insteadOf } = await registerClient(db, newToken, new Date())
  return {
    lines: [
      `The client ${newToken.clientId} works for ${newToken.partner} until ${expires_at.toISOString()}, as ${id}.`,
      ...insteadOf.map((former) => `${former} no longer works.`),
    ],
    data: { id, expires_at, instead_of: insteadOf },
  }
}

/** Refuses a site or an agency that there is not. */
function refuseUnknown(config: Config, newToken: NewToken): void {
  const sites = readSites(config.sitesFolder).map(({ id }) => id)
  if (!sites.includes(newToken.site))
    throw new StartupError(`There is no site ${newToken.site}: name one of ${sites.join(', ')}.`)
  const agencies = readStaff(config.staffFile).agencies.map(({ id }) => id)
  if (newToken.agencyId !== null && !agencies.includes(newToken.agencyId))
    throw new StartupError(`The staff file has no agency ${newToken.agencyId}.`)
}

async function rotate(db: Database, id: string, overlapHours: number): Promise<Outcome> {
  const rotation = await rotateToken(db, id, overlapHours, new Date())
  if (!rotation)
    throw new StartupError(
      'There is no such token, it has expired, or it is a client, whose secret is changed at its provider.',
    )
  const { oldUntil, ...token } = rotation
  return {
    lines: [
      rotation.token,
      shownOnce,
      `It works until ${rotation.expires_at.toISOString()}, the one before it until ${oldUntil.toISOString()}.`,
    ],
    data: { ...token, old_until: oldUntil },
  }
}

async function revoke(db: Database, id: string): Promise<Outcome> {
  const wasGood = await revokeToken(db, id, new Date())
  if (wasGood === undefined) throw new StartupError('There is no such token.')
  return {
    lines: [wasGood ? 'It no longer works.' : 'It had already expired or been revoked.'],
    data: { id, was_good: wasGood },
  }
}

function purposesOf(input: string): readonly Purpose[] {
  const words = input.split(',').map((word) => word.trim())
  if (!words.every(isPurpose))
    throw new InvalidArgumentError(`Give some of ${purposes.join(', ')}, separated by commas.`)
  return words
}

/** A whole number of at least 1. */
function countOf(input: string): number {
  const count = Number(input)
  if (!Number.isSafeInteger(count) || count < 1 || count > 1_000_000)
    throw new InvalidArgumentError('It must be a number from 1 to 1000000.')
  return count
}

function partnerOf(input: string): string {
  if (!/^[a-z0-9-]{1,60}$/.test(input))
    throw new InvalidArgumentError('It may have lower-case letters, digits and hyphens.')
  return input
}

/** Also accepts a whole token, for somebody who has found a leaked one. */
const idOf = (text: string): string => wholeToken.exec(text)?.[1] ?? text

function clientIdOf(input: string): string {
  if (!/^[!-~]{1,200}$/.test(input))
    throw new InvalidArgumentError('It must have no spaces and at most 200 characters.')
  return input
}

/** What is said of a token and of a client alike. */
const withTokenOptions = (command: Command): Command =>
  command
    .argument('<site>', 'the site where it works')
    .argument('<partner>', 'a short name such as acme-payroll; tokens of one name see the same quotes', partnerOf)
    .addOption(
      new Option('--for <purposes>', `some of ${purposes.join(', ')}, with commas; each also reads`)
        .argParser(purposesOf)
        .makeOptionMandatory(),
    )
    .option('--agency <id>', 'works on all quotes of this agency instead of those it starts')
    .addOption(new Option('--days <number>', 'until it expires').argParser(countOf).default(365))
    .addOption(new Option('--per-minute <number>', 'how many calls it may make').argParser(countOf).default(600))

const inDatabase = (config: Config, work: (db: Database) => Promise<Outcome>): Promise<Outcome> =>
  withDatabase(config, ({ pool }) => work(createDatabase(pool)))

export const tokens: Describe = (command, { config, report, confirm }) => {
  task(command, 'list [site]', 'every token: owner, purposes, expiry and last use').action(
    (site: string | undefined, options: Options) =>
      report(
        options,
        inDatabase(config(), (db) => list(db, site)),
      ),
  )
  const wantedOf = (
    site: string,
    partner: string,
    { for: newToken, agency, days, perMinute }: NewTokenOptions,
  ): NewToken => ({
    ...{ site, partner, agencyId: agency ?? null, purposes: newToken, days, callsPerMinute: perMinute },
  })
  withTokenOptions(task(command, 'make', 'create a token for a partner and print it this once')).action(
    (site: string, partner: string, options: NewTokenOptions) =>
      report(
        options,
        inDatabase(config(), (db) => make(db, config(), wantedOf(site, partner, options))),
      ),
  )
  withTokenOptions(task(command, 'client', 'admit a client of the OpenID Connect provider, or change what it may do'))
    .argument('<client-id>', 'its client id at the provider', clientIdOf)
    .action((site: string, partner: string, clientId: string, options: NewTokenOptions) =>
      report(
        options,
        inDatabase(config(), (db) => register(db, config(), { ...wantedOf(site, partner, options), clientId })),
      ),
    )
  task(command, 'rotate <token>', 'create a replacement, by its id; both work for a while')
    .addOption(new Option('--overlap-hours <number>', 'how long the old one works').argParser(countOf).default(168))
    .action((token: string, options: Options & { overlapHours: number }) =>
      report(
        options,
        inDatabase(config(), (db) => rotate(db, idOf(token), options.overlapHours)),
      ),
    )
  destroyingTask(command, 'revoke <token>', 'revoke one at once, by its id').action(
    async (token: string, options: Options) => {
      await confirm(options, `The token ${idOf(token)} is refused from now on.`)
      await report(
        options,
        inDatabase(config(), (db) => revoke(db, idOf(token))),
      )
    },
  )
}
