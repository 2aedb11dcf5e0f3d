import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWeb } from './build-web.ts'
// biome-ignore lint/correctness/useImportExtensions: the rule takes the declaration beside the module for the module
import { findChromium } from './find-chromium.mjs'
import { findPostgres, startPostgres } from './postgres-server.ts'
import { inRoot, runTool } from './project.ts'
import { type Counts, playwrightCounts, vitestCounts, vitestFailures } from './test-counts.ts'

type Step = { title: string; run: () => Counts | Promise<Counts> }

const reports = mkdtempSync(path.join(tmpdir(), 'cw-reports-'))
/** Named once more at the end: a long run scrolls away. */
const failures: string[] = []
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

async function check(program: string, args: string[]): Promise<Counts> {
  const { passed, output } = await runTool(program, args)
  if (!passed) say(output)
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

function skip(reason: string): Counts {
  say(`Skipped: ${reason}`)
  return { passed: 0, failed: 0, skipped: 1 }
}

/** What the report says; a run that failed without naming a failed test counts as one failure. */
function counted(passed: boolean, report: string, read: (report: unknown) => Counts): Counts {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

async function vitest(name: string, args: string[], env: Record<string, string>): Promise<Counts> {
  const report = path.join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { passed } = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], { show: true, env })
  if (existsSync(report)) failures.push(...vitestFailures(JSON.parse(readFileSync(report, 'utf8'))))
  return counted(passed, report, vitestCounts)
}

/**
 * Tests that no other database could fail: of what is asked, said, printed, refused at the door or measured, and of
 * other services. Once is enough.
 */
const withoutDatabase = [
  '**/testing/**',
  '**/features/*/{client-reports,experiments,recommendations,reference,site,tracking}/**',
  '**/platform/{carriers,log,mail,observing}/**',
  'apps/server/src/http/**',
  '**/access/{call-limits,matrix}*',
  '**/documents/{pdf-printer,printed}*',
  '**/domain-scan.routes*',
  '**/embedded-postgres*',
  '**/every-line*',
  '**/mails/compose*',
  '**/naughty-strings*',
  '**/oidc/**',
  '**/openapi-fuzz*',
  '**/quotes/saving/{addresses,business-input}*',
  '**/sample-people/**',
  '**/sessions/cross-site*',
  '**/settle-in*',
  '**/submissions/{forecast/retired-types,workers-compensation}*',
].flatMap((files) => ['--exclude', files])

async function onRealPostgres(): Promise<Counts> {
  const binaries = findPostgres()
  if (!binaries)
    return skip('there is no PostgreSQL server here, and it may not be installed: as root, apt-get install postgresql')
  const server = await startPostgres(binaries)
  try {
    say(`PostgreSQL ${server.version}`)
    return await vitest('real', ['--project', 'server*', ...withoutDatabase], { DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

async function browser(): Promise<Counts> {
  if (!existsSync(inRoot('e2e/playwright.config.ts'))) return skip('there are no browser tests yet')
  if (!(await buildWeb())) return { passed: 0, failed: 1, skipped: 0 }
  const report = path.join(reports, 'browser.json')
  const chromium = findChromium()
  const { passed } = await runTool(
    'playwright/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      show: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(chromium ? { CHROMIUM: chromium } : {}) },
    },
  )
  return counted(passed, report, playwrightCounts)
}

const steps: readonly Step[] = [
  { title: 'Format and lint', run: () => check('@biomejs/biome/bin/biome', ['check']) },
  { title: 'Types', run: () => check('typescript/bin/tsc', []) },
  { title: 'Nothing unused', run: () => check('knip/bin/knip.js', []) },
  { title: 'Tests, on the embedded PostgreSQL', run: () => vitest('embedded', [], { DATABASE_URL: '' }) },
  { title: 'Tests of the server, on a real PostgreSQL', run: onRealPostgres },
  { title: 'Tests in a browser', run: browser },
]

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
for (const { title, run } of steps) {
  say(`\n── ${title}`)
  const counts = await Promise.resolve()
    .then(run)
    .catch((error) => {
      say(String(error))
      return { passed: 0, failed: 1, skipped: 0 }
    })
  say(`   ${counts.passed} passed, ${counts.failed} failed`)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}
rmSync(reports, { recursive: true, force: true })
for (const failure of failures) say(`\nFailed: ${failure}`)
say(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0
