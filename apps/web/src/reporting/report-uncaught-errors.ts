/** Reports uncaught errors. The code for that is fetched with the first error. Source: seed 8. */
export function reportUncaughtErrors(): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent) =>
    void import('./report.ts').then(
      ({ reportEvent }) => reportEvent(event),
      () => undefined,
    )
  addEventListener('error', report)
  addEventListener('unhandledrejection', report)
}
