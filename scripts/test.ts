import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildServer } from './build-server.ts'
import { buildWeb } from './build-web.ts'
// biome-ignore lint/correctness/useImportExtensions: the rule takes the declaration beside the module for the module
import { findChromium } from './find-chromium.mjs'
import { serverFlags } from './node-flags.ts'
import { findPostgres, startPostgres } from './postgres-server.ts'
import { inRoot, runProgram, runTool } from './project.ts'
import { type Counts, playwrightCounts, vitestCounts, vitestFailures } from './test-counts.ts'

/** Its counts, and what it printed if that is not on the terminal yet. */
type Outcome = { readonly counts: Counts; readonly output?: string }
type Step = { readonly title: string; readonly run: () => Promise<Outcome> }

const reports = mkdtempSync(path.join(tmpdir(), 'cw-reports-'))
/** Named once more at the end: a long run scrolls away. */
const failures: string[] = []
const total = { passed: 0, failed: 0, skipped: 0 }
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** Ends the tools that run, and what they started. */
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
const { signal } = stopping

/** Tests make short-lived objects as servers do. */
const roomy = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${serverFlags.join(' ')}`.trim() }

/** What Node has compiled, of TypeScript too, is there for the next process and the next run. */
const compileCache = { NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node') }

const checkedBy = ({ passed, output }: { readonly passed: boolean; readonly output: string }): Outcome =>
  passed ? { counts: { passed: 1, failed: 0, skipped: 0 } } : { ...failureOutcome, output }

const check = async (program: string, args: readonly string[] = []): Promise<Outcome> =>
  checkedBy(await runTool(program, args, { signal }))

/** Counted as nothing: what is built is tested afterwards. */
const buildOutcome: Outcome = { counts: { passed: 0, failed: 0, skipped: 0 } }
const failureOutcome: Outcome = { counts: { passed: 0, failed: 1, skipped: 0 } }

const skip = (reason: string): Outcome => ({
  counts: { passed: 0, failed: 0, skipped: 1 },
  output: `Skipped: ${reason}`,
})

/** What the report says; a run that failed without naming a failed test counts as one failure. */
function countTests(hasPassed: boolean, report: string, read: (report: unknown) => Counts): Counts {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  return hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

type VitestRun = {
  /** Of the report. */
  readonly name: string
  readonly args: readonly string[]
  /** An empty one asks for the embedded PostgreSQL. */
  readonly databaseUrl?: string
  /** Prints as it goes. */
  readonly show?: boolean
}

async function vitest({ name, args, databaseUrl = '', show = false }: VitestRun): Promise<Outcome> {
  const report = path.join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const options = { show, signal, env: { ...roomy, ...compileCache, DATABASE_URL: databaseUrl } }
  const { passed, output } = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], options)
  if (existsSync(report)) failures.push(...vitestFailures(JSON.parse(readFileSync(report, 'utf8'))))
  return { counts: countTests(passed, report, vitestCounts), output }
}

/**
 * What another version of PostgreSQL could break: the pool, migrations, jobs, what saves and erases, the record, backups, and
 * calls that are repeated. All else is tested once, on the embedded one (decision 67).
 */
const databaseTests = [
  ...['platform/database', 'platform/jobs', 'platform/rate-limits', '1-foundation/idempotency'],
  ...['3-quoting/quotes/saving/save-quote', '3-quoting/quotes/saving/lost-connection'],
  ...['4-binding/submissions/submit/submitting-again', '6-compliance'],
]
/** The other server itself, and what asks nothing of a database or only reads. */
const embeddedOnly = ['embedded-postgres', 'postgres-binaries', 'time-budget', 'export', 'refused-words'].flatMap(
  (name) => ['--exclude', `**/${name}*`],
)

async function onRealPostgres(): Promise<Outcome> {
  const binaries = findPostgres()
  if (!binaries)
    return skip('there is no PostgreSQL server here, and it may not be installed: as root, apt-get install postgresql')
  const server = await startPostgres(binaries)
  try {
    // One process reads the server’s modules once, and leaves the others room.
    const args = ['--project', 'server', '--maxWorkers', '1', ...embeddedOnly, ...databaseTests]
    const outcome = await vitest({ name: 'real', args, databaseUrl: server.url })
    return { ...outcome, output: `PostgreSQL ${server.version}\n${outcome.output ?? ''}` }
  } finally {
    await server.stop()
  }
}

async function browser(): Promise<Outcome> {
  if (!(await buildWeb(signal))) return failureOutcome
  const report = path.join(reports, 'browser.json')
  const chromium = findChromium()
  const { passed } = await runTool(
    'playwright/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      show: true,
      signal,
      env: { ...roomy, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(chromium ? { CHROMIUM: chromium } : {}) },
    },
  )
  return { counts: countTests(passed, report, playwrightCounts) }
}

/** One after the other, beside the tests in front, which wait for the database too. Its output is printed when it is over. */
const beside: readonly Step[] = [
  { title: 'Format and lint', run: () => check('@biomejs/biome/bin/biome', ['check']) },
  { title: 'Types', run: () => check('typescript/bin/tsc') },
  { title: 'Nothing unused', run: () => check('knip/bin/knip.js') },
  {
    title: 'Structure',
    run: async () => checkedBy(await runProgram(inRoot('scripts/check-structure.ts'), [], { signal })),
  },
  { title: 'The web app, built', run: async () => ((await buildWeb(signal)) ? buildOutcome : failureOutcome) },
  { title: 'Tests of the database, on a real PostgreSQL', run: onRealPostgres },
  { title: 'Faults', run: () => vitest({ name: 'faults', args: ['--project', 'faults'] }) },
]
const inFront: readonly Step[] = [
  {
    title: 'Tests, on the embedded PostgreSQL',
    run: () => vitest({ name: 'embedded', args: ['--project', '!faults'], show: true }),
  },
]
const afterwards: readonly Step[] = [{ title: 'Tests in a browser', run: browser }]

async function runSteps(steps: readonly Step[], areShown: boolean): Promise<void> {
  for (const { title, run } of steps) {
    if (signal.aborted) return
    if (areShown) say(`\n── ${title}`)
    const startedAt = performance.now()
    const { counts, output } = await run().catch((error: unknown) => ({ ...failureOutcome, output: String(error) }))
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    if (!areShown) say(`\n── ${title}`)
    if (output) say(output)
    say(`   ${counts.passed} passed, ${counts.failed} failed (${title}, ${seconds} s)`)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
}

// Both sides start it, and neither may find the other building it.
if (!(await buildServer(signal))) total.failed += 1
await Promise.all([runSteps(inFront, true), runSteps(beside, false)])
await runSteps(afterwards, true)
rmSync(reports, { recursive: true, force: true })
for (const failure of failures) say(`\nFailed: ${failure}`)
say(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 || signal.aborted ? 1 : 0
