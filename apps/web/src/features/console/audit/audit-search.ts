import type { AuditQuery } from '@coverwright/contract/console/audit'

const forms = {
  kind: /^[a-z_]{1,40}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
  actor: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  person: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  application: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  after: /^\d{1,15}$/,
} as const satisfies Record<keyof AuditQuery, RegExp>

/** The parameters of the page's address that the API takes. */
export const parseAuditSearch = (params: URLSearchParams): AuditQuery =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = params.get(name)?.trim()
      return value !== undefined && form.test(value) ? [[name, value]] : []
    }),
  )

export const auditParams = (query: AuditQuery) => new URLSearchParams(Object.entries(query))
