import { listenToProblems } from '../api/server/client.ts'

/** Reports uncaught errors and failed calls. The code for that is fetched with the first of them. Source: seed 8. */
export function reportFailures(): void {
  const withReports = (report: (reports: typeof import('./report.ts')) => void) =>
    void import('./report.ts').then(report, () => undefined)
  const reportUncaught = (event: ErrorEvent | PromiseRejectionEvent) =>
    withReports(({ reportEvent }) => reportEvent(event))
  addEventListener('error', reportUncaught)
  addEventListener('unhandledrejection', reportUncaught)
  listenToProblems((...report) => withReports(({ reportProblem }) => reportProblem(...report)))
}
