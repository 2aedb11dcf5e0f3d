/** Reports uncaught errors; the code for it is fetched with the first one. Source: seed 8. */
export function listenToFaults(): void {
  const tell = (event: ErrorEvent | PromiseRejectionEvent) =>
    void import('./report.ts').then(
      ({ reportEvent }) => reportEvent(event),
      () => undefined,
    )
  addEventListener('error', tell)
  addEventListener('unhandledrejection', tell)
}
