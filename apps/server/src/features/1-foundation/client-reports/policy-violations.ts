import { isRecord } from '@coverwright/core/answers/answers'
import { pathPattern } from '@coverwright/core/visit/path-pattern'

/** A violation of the content security policy: the directive, the blocked source, and the page. */
export type PolicyViolation = { readonly rule: string; readonly blocked: string; readonly route: string }

const mostReports = 20
const word = /^[a-z][a-z-]{0,39}$/

/**
 * Reads reports in the older and the newer format. Of addresses only origins and the page's pattern are kept, since the
 * rest may name an application or a person. Anything else is ignored.
 */
export function policyViolations(text: string): readonly PolicyViolation[] {
  const content = parseJson(text)
  const reports = Array.isArray(content) ? content.slice(0, mostReports) : [content]
  return reports.flatMap((report): PolicyViolation[] => {
    if (!isRecord(report)) return []
    const body = report['csp-report'] ?? (report.type === 'csp-violation' ? report.body : undefined)
    if (!isRecord(body)) return []
    const rule = body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive']
    if (typeof rule !== 'string' || !word.test(rule)) return []
    const page = body.documentURL ?? body['document-uri']
    return [{ rule, blocked: originIn(body.blockedURL ?? body['blocked-uri']), route: routeOf(page) }]
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function originIn(uri: unknown): string {
  if (typeof uri !== 'string') return 'unknown'
  if (word.test(uri)) return uri
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (!url) return 'unknown'
  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 200) : url.protocol.slice(0, 40)
}

const routeOf = (page: unknown): string =>
  typeof page === 'string' && URL.canParse(page) ? pathPattern(new URL(page).pathname).slice(0, 200) : 'unknown'
