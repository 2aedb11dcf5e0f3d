/** What nobody caught is reported; what reports it is fetched when there is something to report. Source: seed 8. */
export function listenToFaults(): void {
  const tell = (event: ErrorEvent | PromiseRejectionEvent) =>
    void import('./report.ts').then(
      ({ reportEvent }) => reportEvent(event),
      () => undefined,
    )
  addEventListener('error', tell)
  addEventListener('unhandledrejection', tell)
}
