import { Command, CommanderError } from 'commander'
import { readConfig } from '../../config.ts'
import { loadInsurers } from '../../features/1-foundation/carriers/load-insurers.ts'
import { readBuildInfo } from '../../platform/build-info.ts'
import { isNotReached, whyNotReached } from '../../platform/database/why-not-reached.ts'
import { asStartupError } from '../../platform/errors/as-startup-error.ts'
import { StartupError } from '../../platform/errors/startup-error.ts'
import type { Cli, Describe, Shell } from './command.ts'

type CommandEntry = { readonly what: string; readonly load: () => Promise<Describe> }

/** Every command; only the code of the one in use is loaded. */
const commands: Readonly<Record<string, CommandEntry>> = {
  start: {
    what: 'start a server alone; `npm start` also builds it and starts the sample insurers',
    load: async () => (await import('../start.ts')).start,
  },
  doctor: {
    what: 'check everything that the settings name, and suggest fixes',
    load: async () => (await import('../doctor.ts')).doctor,
  },
  migrate: {
    what: 'migrate the database, as a start does; run it before an update to stop the update if it fails',
    load: async () => (await import('../migrate.ts')).migrate,
  },
  backup: {
    what: 'save database, documents and keys to a new folder, whether a server is running or not',
    load: async () => (await import('../backup.ts')).backup,
  },
  restore: {
    what: 'verify a backup and restore it to an empty database, or over existing data',
    load: async () => (await import('../restore.ts')).restore,
  },
  keys: {
    what: 'the keys that encrypt sensitive data such as tax numbers',
    load: async () => (await import('../keys.ts')).keys,
  },
  staff: { what: 'the people of the staff file', load: async () => (await import('../staff.ts')).staff },
  tokens: {
    what: 'the tokens by which partners’ machines sign in',
    load: async () => (await import('../tokens.ts')).tokens,
  },
  person: {
    what: 'export or erase the data about a person, on a written request',
    load: async () => (await import('../person.ts')).person,
  },
  jobs: { what: 'jobs that failed on every attempt', load: async () => (await import('../jobs.ts')).jobs },
  webhooks: {
    what: 'the endpoints of the sites’ files, their secrets and deliveries',
    load: async () => (await import('../webhooks.ts')).webhooks,
  },
  retention: {
    what: 'the applications that are due to be erased',
    load: async () => (await import('../retention.ts')).retention,
  },
  evidence: {
    what: 'the record of who changed what, and whether it is intact',
    load: async () => (await import('../evidence.ts')).evidence,
  },
  carrier: {
    what: 'test an insurer’s own server against the carrier contract',
    load: async () => (await import('../carrier.ts')).carrier,
  },
  site: { what: 'check and show the sites’ files', load: async () => (await import('../site.ts')).site },
}

export const commandNames = Object.keys(commands)

const wrongUse = 2

const exitCodes = `
Exit codes:
  0   done
  1   failed, or something is wrong: standard error says what
  2   called wrongly, or a destructive action was not confirmed
  75  failed for a temporary reason: try again`

/** Runs the command that `args` name. @returns its exit code */
export async function runCommandLine(args: readonly string[], shell: Shell): Promise<number> {
  let exitCode = 0
  const program = new Command('coverwright')
    .description('Runs and maintains Coverwright. Settings are environment variables: docs/settings.md.')
    .version(readBuildInfo().version)
    .usage('<command> [options]')
    .helpCommand('help [command]', 'how a command is called')
    .configureOutput({ writeOut: shell.out, writeErr: shell.err })
    .showHelpAfterError('(add --help for usage)')
    .exitOverride()
    .addHelpText('after', exitCodes)
  const cli: Cli = {
    shell,
    config: () => {
      const config = readConfig(shell.env)
      loadInsurers(config.insurers)
      return config
    },
    async report({ json }, outcome) {
      const { lines, data, faults = [] } = await outcome
      if (json) shell.out(`${JSON.stringify(data, null, 2)}\n`)
      else for (const line of lines) shell.out(`${line}\n`)
      for (const fault of faults) shell.err(`${fault}\n`)
      if (faults.length > 0) exitCode = 1
    },
    async confirm({ yes }, question) {
      if (yes) return
      const answer = await shell.ask?.(`${question} Type yes to confirm: `)
      if (answer === undefined) return program.error(`${question} Add --yes to confirm.`)
      if (answer.trim().toLowerCase() !== 'yes') program.error('Nothing was changed.')
    },
  }
  const commandName = args[0] === 'help' ? args[1] : args[0]
  for (const [name, { what, load }] of Object.entries(commands)) {
    const command = program.command(name).description(what)
    if (name === commandName) (await load())(command, cli)
  }
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    // The parser has already printed what is wrong.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : wrongUse
    return refuse(error, args.includes('--json'), shell)
  }
}

function refuse(error: unknown, json: boolean, { out, err }: Shell): number {
  const refusal = isNotReached(error) ? new StartupError(whyNotReached(error)) : asStartupError(error)
  const says = refusal?.message ?? (error instanceof Error ? error.stack : undefined) ?? String(error)
  err(`${says}\n`)
  if (json) out(`${JSON.stringify({ error: refusal?.message ?? 'It failed: see standard error.' }, null, 2)}\n`)
  return refusal?.exitCode ?? 1
}
