import type { Config } from '../config.ts'
import type { Environment } from '../settings/setting.ts'
import { type Describe, type Options, type Outcome, reporting } from './cli/command.ts'
import { databaseFindings } from './doctor/database-findings.ts'
import { outsideFindings } from './doctor/outside-findings.ts'

const signs = { ok: 'ok    ', failed: 'FAILED', off: '-     ' } as const

async function examine(config: Config, env: Environment): Promise<Outcome> {
  const findings = [...(await databaseFindings(config)), ...(await outsideFindings(config, env))]
  const width = Math.max(...findings.map(({ part }) => part.length))
  const failures = findings.filter(({ state }) => state === 'failed').length
  return {
    lines: findings.map(({ part, state, says }) => `${signs[state]}  ${part.padEnd(width)}  ${says}`),
    data: { ok: failures === 0, findings },
    ...(failures > 0 ? { faults: [`${failures} of ${findings.length} checks failed: see above.`] } : {}),
  }
}

export const doctor: Describe = (command, { shell, config, report }) => {
  reporting(command)
    .addHelpText(
      'after',
      '\nChecks the database, its clock, migrations and keys, sites, staff, disk, documents, mail, sign-in, virus scan, insurers and\nthe other addresses in the settings, as a server uses them. Changes nothing; run it with the server’s settings.',
    )
    .action((options: Options) => report(options, examine(config(), shell.env)))
}
