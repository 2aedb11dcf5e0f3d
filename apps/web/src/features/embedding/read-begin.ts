import { isRecord } from '@coverwright/core/answers/answers'
import { attributionWord } from '@coverwright/core/visit/attribution'
import type { Begin } from './messages.ts'

/** What a page told the form, without anything of another type; undefined for any other message. */
export function readBegin(message: unknown): Begin | undefined {
  if (!isRecord(message) || message.coverwright !== 'begin' || !isRecord(message.begin)) return undefined
  const { answers, signed, partner, campaign_id, partnership, scheme } = message.begin
  const word = (value: unknown) => attributionWord(typeof value === 'string' ? value : undefined)
  const [name, campaign] = [word(partner), word(campaign_id)]
  const source = isRecord(partnership) ? word(partnership.source) : undefined
  const attribution = { ...(source ? { source } : {}), ...(name ? { name } : {}) }
  return {
    ...(isRecord(answers) ? { answers } : {}),
    ...(typeof signed === 'string' && signed !== '' ? { signed } : {}),
    ...(name ? { partner: name } : {}),
    ...(campaign ? { campaign_id: campaign } : {}),
    ...(source || name ? { partnership: attribution } : {}),
    ...(scheme === 'light' || scheme === 'dark' ? { scheme } : {}),
  }
}

/** The answers in a token, which the form does not ask again. Our server checks the signature; here nothing depends on it. */
export function answersIn(token: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = (token ?? '').split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) && isRecord(claims.answers) ? claims.answers : {}
  } catch {
    return {}
  }
}
