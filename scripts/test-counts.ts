export type Counts = { passed: number; failed: number; skipped: number }

type VitestFile = {
  name?: string
  message?: string
  status: string
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[]
}

/** The failed tests of vitest's JSON report by name, each with the first lines of its reason. */
export function vitestFailures(report: unknown): readonly string[] {
  const files = isVitestReport(report) ? report.testResults : []
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', message = '', assertionResults }) => {
      const failures = assertionResults.filter(({ status }) => status === 'failed')
      if (failures.length === 0) return [`${name}\n${firstLines(message)}`]
      return failures.map(({ fullName, failureMessages = [] }) => {
        return `${name}: ${fullName}\n${firstLines(failureMessages.join('\n'))}`
      })
    })
}

const shownLines = 12

const firstLines = (text: string): string => text.split('\n').slice(0, shownLines).join('\n')

/** The counts in vitest's JSON report. A file that could not be loaded has no tests, and counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  const files = isVitestReport(report) ? report.testResults : []
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const failedFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const passCount = statuses.filter((status) => status === 'passed').length
  const failCount = statuses.filter((status) => status === 'failed').length
  return { passed: passCount, failed: failCount + failedFiles.length, skipped: statuses.length - passCount - failCount }
}

/** The counts in Playwright's JSON report. A test that passed only on a retry has passed. */
export function playwrightCounts(report: unknown): Counts {
  if (!isPlaywrightReport(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value

const isVitestReport = (report: unknown): report is { testResults: VitestFile[] } =>
  has(report, 'testResults') && Array.isArray(report.testResults)

type PlaywrightStats = { expected: number; flaky: number; unexpected: number; skipped: number }

const isPlaywrightReport = (report: unknown): report is { stats: PlaywrightStats } =>
  has(report, 'stats') && has(report.stats, 'expected') && has(report.stats, 'unexpected')
