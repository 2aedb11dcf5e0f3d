import { pathPattern } from '@coverwright/core/visit/path-pattern'
import type { ApiProblem } from '../api/server/problem.ts'
import type { Fault } from './report-noise.ts'
import { isIgnoredVisitor, isNoise } from './report-noise.ts'
import type { Trouble } from './send-report.ts'
import { sendReport } from './send-report.ts'

const reported = new Set<string>()
/** More from one page would be a loop. */
const most = 20

/** Reports each fault once, and none of browsers whose faults are their own. */
function report(trouble: Trouble): void {
  const text = JSON.stringify(trouble)
  if (reported.has(text) || reported.size >= most || isIgnoredVisitor(navigator)) return
  reported.add(text)
  sendReport(trouble)
}

/** Reports what nobody can mend, such as a blocked tracker. Source: seed 8. */
export const reportNonActionable = (code: string): void => report({ kind: 'non_actionable', code })

const codeOf = (text: string): string => text.replace(/[^\w.:-]/g, '_').slice(0, 80)

/**
 * A call that failed: what was sent is refused (422), which is an error; everything else is an exception. Being asked to
 * sign in, being overtaken by somebody else and being asked to wait are answers like others, and a call that never
 * reached the server cannot be told of there. Source: seed 8.
 */
export function reportProblem({ status, code }: ApiProblem, method: string, path: string): void {
  if ([0, 401, 409, 429].includes(status)) return
  const action = `${method} ${pathPattern(path).replace(/^\//, '')}`
  report({ kind: status === 422 ? 'error' : 'exception', code: codeOf(code), action, status })
}

const ownFile = /\/(assets\/[\w.-]+):(\d+):(\d+)/

/** A fault in a script: its kind and where in our own scripts, never its words, which may be somebody's. */
function reportFault({ name, ...fault }: Fault & { readonly name: string }): void {
  if (isNoise(fault)) return
  const [, file, line, column] = ownFile.exec(fault.stack ?? '') ?? []
  report({ kind: 'exception', code: codeOf(name) || 'Error', ...(file ? { at: `${file}:${line}:${column}` } : {}) })
}

/** What nobody caught. Calls tell of their own trouble. */
export function reportEvent(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : event.error
  if (thrown instanceof Error && thrown.name === 'ApiProblem') return
  const script = 'filename' in event ? { script: event.filename } : {}
  const said = 'message' in event ? event.message : String(thrown)
  reportFault(
    thrown instanceof Error
      ? { name: thrown.name, message: thrown.message, stack: thrown.stack, ...script }
      : { name: 'Error', message: said, ...script },
  )
}
