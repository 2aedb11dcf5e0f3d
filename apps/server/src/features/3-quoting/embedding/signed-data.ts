import { isRecord } from '@coverwright/core/answers/answers'
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import type { EmbedSecrets } from '../../../settings/embed-settings.ts'

/** Data that a partner's server has signed. */
export type SignedData = { readonly partner: string; readonly answers: Readonly<Record<string, unknown>> }

/** A token is made with its page: one with a longer life was meant to be reused. */
const longestSeconds = 60 * 60

export type At = { readonly secrets: EmbedSecrets; readonly site: string; readonly now: Date }

/**
 * Reads a partner's token: a JWT, signed by HS256 with a secret of the partner that it names, for this site. Refuses
 * any other with 422 and the reason, which helps the partner and tells a forger nothing.
 */
export async function readSigned(token: string, { secrets, site, now }: At): Promise<SignedData> {
  const partner = partnerOf(token)
  const own = (partner !== undefined && secrets.get(partner)) || []
  let reason = 'is not signed with a secret of its partner'
  for (const secret of own) {
    try {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
        algorithms: ['HS256'],
        audience: site,
        currentDate: now,
        requiredClaims: ['exp'],
      })
      return dataOf(payload, partner ?? '', now)
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
      // Its signature is right, so the other secret is not tried for better.
      if (error instanceof errors.JWTExpired) reason = 'has expired'
      else if (error instanceof errors.JWTClaimValidationFailed) reason = `has a wrong claim: ${error.claim}`
    }
  }
  throw refusal(reason)
}

function dataOf({ exp = 0, answers }: JWTPayload, partner: string, now: Date): SignedData {
  if (exp > now.getTime() / 1000 + longestSeconds) throw refusal('may be valid for at most one hour')
  if (!isRecord(answers)) throw refusal('has no answers')
  return { partner, answers }
}

/** The partner that it claims to be of, without proof. */
function partnerOf(token: string): string | undefined {
  try {
    const { partner } = decodeJwt(token)
    return typeof partner === 'string' ? partner : undefined
  } catch {
    return undefined
  }
}

const refusal = (reason: string) => refusedFields([{ field: 'signed', message: reason }])
