import { createHash } from 'node:crypto'

export type PolicySources = {
  /** Where pictures may come from besides our own site. */
  readonly images: readonly string[]
  /** Origins of scripts besides our own site, which they may also connect to. */
  readonly scripts: readonly string[]
  /** Inline styles in the head of this page, besides those of every page. No others are allowed. */
  readonly style: string
  /** Inline styles and scripts of every page. */
  readonly inPage?: InPage | undefined
  /** Origins whose pages may frame this one; none when empty. */
  readonly embedders?: readonly string[]
  /** Where browsers report violations. */
  readonly reportTo: string
}

/** Inline styles and scripts of a page, by their hashes as a policy names them. */
export type InPage = { readonly styles: readonly string[]; readonly scripts: readonly string[] }

/** The source expression of an inline text: its hash. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The name of the reporting endpoint, in Reporting-Endpoints and in the policy. */
export const reportGroup = 'policy'

/** The policy of our pages: what they may load and run, and who may frame them. */
export function pagePolicy({ images, scripts, style, inPage, embedders = [], reportTo }: PolicySources): string {
  const selfAndScripts = ["'self'", ...scripts].join(' ')
  const styles = ["'self'", ...(inPage?.styles ?? []), ...(style ? [hashSource(style)] : [])]
  return [
    "default-src 'self'",
    `script-src ${[selfAndScripts, ...(inPage?.scripts ?? [])].join(' ')}`,
    `connect-src ${selfAndScripts}`,
    `style-src ${styles.join(' ')}`,
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // The outbox shows mails in a frame.
    "frame-src 'self'",
    `frame-ancestors ${embedders.length > 0 ? embedders.join(' ') : "'none'"}`,
    // Trusted types: no text becomes a script. Third-party trackers do not support them.
    ...(scripts.length === 0 ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
    `report-uri ${reportTo}`,
    `report-to ${reportGroup}`,
  ].join(';')
}

/** For replies that are not pages: opened as one they load and run nothing. */
export const inertPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

/** Browser features that our pages do not use, denied so that injected code cannot use them either. */
export const unusedPowers = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((power) => `${power}=()`)
  .join(', ')
