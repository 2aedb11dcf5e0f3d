import { pathPattern } from '@coverwright/core/visit/path-pattern'
import type { ApiProblem } from '../api/server/problem.ts'
import type { ErrorDetails } from './ignored-errors.ts'
import { isIgnoredError, isIgnoredVisitor } from './ignored-errors.ts'
import type { PageReport } from './send-report.ts'
import { sendReport } from './send-report.ts'

const reportedMessages = new Set<string>()
/** More reports from one page would be a loop. */
const maxReports = 20

/** Sends each report once, and none from ignored browsers. */
function report(content: PageReport): void {
  const text = JSON.stringify(content)
  if (reportedMessages.has(text) || reportedMessages.size >= maxReports || isIgnoredVisitor(navigator)) return
  reportedMessages.add(text)
  sendReport(content)
}

/** Reports what nobody can fix, such as a blocked tracker. Source: seed 8. */
export const reportNonActionable = (code: string): void => report({ kind: 'non_actionable', code })

const codeOf = (text: string): string => text.replace(/[^\w.:-]/g, '_').slice(0, 80)

/**
 * Reports a failed call: a rejected input (422) as an error, everything else as an exception. A required sign-in (401), a
 * version conflict (409) and a rate limit (429) are expected, and without a connection (0) nothing can be reported.
 * Source: seed 8.
 */
export function reportProblem({ status, code }: ApiProblem, method: string, path: string): void {
  if ([0, 401, 409, 429].includes(status)) return
  const action = `${method} ${pathPattern(path).replace(/^\//, '')}`
  report({ kind: status === 422 ? 'error' : 'exception', code: codeOf(code), action, status })
}

const ownFile = /\/(assets\/[\w.-]+):(\d+):(\d+)/

/** Reports the error's name and its place in our scripts, never its message, which may contain personal data. */
function reportError({ name, ...fault }: ErrorDetails & { readonly name: string }): void {
  if (isIgnoredError(fault)) return
  const [, file, line, column] = ownFile.exec(fault.stack ?? '') ?? []
  report({ kind: 'exception', code: codeOf(name) || 'Error', ...(file ? { at: `${file}:${line}:${column}` } : {}) })
}

/** Reports an uncaught error. Failed calls are reported with the server's reply. */
export function reportEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  const reason: unknown = 'reason' in event ? event.reason : event.error
  if (reason instanceof Error && reason.name === 'ApiProblem') return
  const script = 'filename' in event ? { script: event.filename } : {}
  const message = 'message' in event ? event.message : String(reason)
  reportError(
    reason instanceof Error
      ? { name: reason.name, message: reason.message, stack: reason.stack, ...script }
      : { name: 'Error', message, ...script },
  )
}
