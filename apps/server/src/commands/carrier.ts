import type { Command } from 'commander'
import { StartupError } from '../platform/errors/startup-error.ts'
import { isSigningSecret } from '../settings/parsers.ts'
import { examplesOf } from './carrier/examples.ts'
import { createInsurerCalls } from './carrier/insurer-calls.ts'
import { listenForEvents } from './carrier/listen-for-events.ts'
import { contractRules, type RuleOutcome, walkContract } from './carrier/walk-contract.ts'
import { type Describe, type Options, type Outcome, pathFrom, task } from './cli/command.ts'

type TestOptions = Options & {
  readonly token?: string
  readonly line: string
  readonly cases?: string
  readonly wait: string
  readonly listen?: string
  readonly secret?: string
}

const pollMs = 500

async function test(input: string, options: TestOptions): Promise<Outcome> {
  const url = baseOf(input)
  const today = new Date().toISOString().slice(0, 10)
  const { token, secret } = options
  const port = options.listen === undefined ? undefined : numberOf('--listen', options.listen, 65_535)
  if (port !== undefined && !(secret !== undefined && isSigningSecret(secret)))
    throw new StartupError('--listen needs the signing secret: --secret whsec_ and 24 to 64 random bytes in base64.')
  const events = port === undefined || secret === undefined ? undefined : await listenForEvents(port, secret)
  try {
    return reportOf(
      await walkContract({
        calls: createInsurerCalls(url, token, pollMs),
        examples: examplesOf(options.line, today, options.cases),
        hasToken: token !== undefined,
        waitMs: numberOf('--wait', options.wait, 3600) * 1000,
        ...{ today, pollMs, events },
      }),
    )
  } finally {
    events?.close()
  }
}

function baseOf(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new StartupError(`${JSON.stringify(input)} is not an address such as https://adapter.example.com/acme.`)
  return url.href.replace(/\/$/, '')
}

function numberOf(option: string, input: string, most: number): number {
  const number = Number(input)
  if (Number.isInteger(number) && number >= 0 && number <= most) return number
  throw new StartupError(`${option} is ${JSON.stringify(input)}, but must be a whole number from 0 to ${most}.`)
}

function reportOf(outcomes: readonly RuleOutcome[]): Outcome {
  const width = Math.max(...contractRules.map(({ id }) => id.length))
  const failures = outcomes.filter(({ outcome }) => outcome === 'failed')
  const counts = (['passed', 'failed', 'not tried'] as const).map(
    (outcomeName) => [outcomeName, outcomes.filter(({ outcome }) => outcome === outcomeName).length] as const,
  )
  const lines = outcomes.flatMap(({ rule, outcome, says, found, mend }) => [
    `${outcome.padEnd(9)}  ${rule.padEnd(width)}  ${says}`,
    ...(found === undefined ? [] : [`${' '.repeat(width + 13)}${outcome === 'failed' ? 'Found: ' : ''}${found}`]),
    ...(mend === undefined ? [] : [`${' '.repeat(width + 13)}To mend: ${mend}`]),
  ])
  return {
    lines: [...lines, `${counts.map(([outcome, count]) => `${count} ${outcome}`).join(', ')}.`],
    data: { ok: failures.length === 0, counts: Object.fromEntries(counts), rules: outcomes },
    ...(failures.length
      ? { faults: [`${failures.length} of ${outcomes.length} rules are broken: see “To fix” above.`] }
      : {}),
  }
}

const describeTest = (command: Command): Command =>
  task(command, 'test <url>', 'try every rule of the carrier contract against an insurer’s server')
    .option('--token <token>', 'the token of our calls; without one, a wrong token is not tested')
    .option('--line <line>', 'the line of insurance to request', 'gl')
    .option(
      '--cases <file>',
      'JSON: properties of a business that it quotes, one that it declines and one that it refers',
    )
    .option('--wait <seconds>', 'how long a referral may take', '0')
    .option('--listen <port>', 'the port of this machine that receives its events')
    .option('--secret <secret>', 'the secret that it signs events with: whsec_…')
    .addHelpText(
      'after',
      '\nUse an insurer’s test system: quotes are requested, and one is bound. The rules are explained in docs/insurers.md.',
    )

export const carrier: Describe = (command, { shell, report }) => {
  describeTest(command).action(async (url: string, options: TestOptions) => {
    const { cases } = options
    await report(options, test(url, { ...options, ...(cases === undefined ? {} : { cases: pathFrom(shell, cases) }) }))
  })
}
