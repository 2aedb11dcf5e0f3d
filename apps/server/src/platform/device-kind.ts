import type { IncomingHttpHeaders } from 'node:http'
import type { DeviceKind } from '@coverwright/contract/values'

/**
 * What kind of device a browser says it runs on. Undefined for programs. A tablet whose browser asks for the pages of a
 * desktop, as iPads do, is one.
 */
export function deviceKind(headers: IncomingHttpHeaders): DeviceKind | undefined {
  const agent = headers['user-agent'] ?? ''
  if (!agent.startsWith('Mozilla/')) return undefined
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(agent)) return 'tablet'
  return headers['sec-ch-ua-mobile'] === '?1' || /Mobi|iPhone|iPod/i.test(agent) ? 'phone' : 'desktop'
}
