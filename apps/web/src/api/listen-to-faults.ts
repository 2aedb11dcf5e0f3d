import { ApiProblem } from './client.ts'

/** What nobody caught is reported; what reports it is fetched when there is something to report. Source: seed 8. */
export function listenToFaults(): void {
  const tell = (error: unknown, message: string, script?: string) => {
    // Calls tell of their own trouble.
    if (error instanceof ApiProblem) return
    void import('./report.ts').then(
      ({ reportFault }) => {
        const known = error instanceof Error ? error : undefined
        reportFault({ name: known?.name ?? 'Error', message: known?.message ?? message, script, stack: known?.stack })
      },
      () => undefined,
    )
  }
  addEventListener('error', ({ error, message, filename }) => tell(error, message, filename))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason, String(reason)))
}
