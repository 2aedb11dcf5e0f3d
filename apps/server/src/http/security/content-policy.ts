import { createHash } from 'node:crypto'

export type PolicySources = {
  /** Where pictures may come from besides our own site. */
  readonly images: readonly string[]
  /** Where scripts may come from, and talk to, besides our own site. */
  readonly scripts: readonly string[]
  /** Styles in the head of the page, beside those of every page: they, and no others, may stand in it. */
  readonly style: string
  /** What stands in every page. */
  readonly inPage?: InPage | undefined
  /** Where browsers report what they refused. */
  readonly reportTo: string
}

/** Styles and scripts that stand in a page, by their hashes as a policy names them. */
export type InPage = { readonly styles: readonly string[]; readonly scripts: readonly string[] }

/** How a policy names a text that may stand in the page. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The name of the place browsers report to, in Reporting-Endpoints and in the policy. */
export const reportGroup = 'policy'

/** What a page of ours may load, run and be framed by. */
export function pagePolicy({ images, scripts, style, inPage, reportTo }: PolicySources): string {
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
    // The outbox shows a mail in a frame of ours.
    "frame-src 'self'",
    "frame-ancestors 'none'",
    // No text becomes a script by any way the browser knows. A tracker of a site's own choice was not written for that.
    ...(scripts.length === 0 ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
    `report-uri ${reportTo}`,
    `report-to ${reportGroup}`,
  ].join(';')
}

/** For what is no page: opened as one it loads and runs nothing. */
export const inertPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'"

/** Powers of the browser that no page of ours uses, so that nothing that gets into one has them either. */
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
