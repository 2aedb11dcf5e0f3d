import { Secret, TOTP } from 'otpauth'

const period = 30
/** Phone clocks differ a little: the codes before and after are valid too. */
const window = 1

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
    ...(label === '' ? {} : { label }),
  })

/** A secret of 160 bits in base32. */
export const drawSecret = (): string => new Secret({ size: 20 }).base32

/** A secret from given bytes. */
export const secretOf = (bytes: Buffer): string => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32

/** The URI that an authenticator app reads from the QR code. */
export function authenticatorAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const totp = totpOf(secret, email)
  totp.issuer = issuer
  return totp.toString()
}

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period)

export const codeAtStep = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * period * 1000 })

/** The thirty-second step that a code belongs to; undefined when it is not current. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : stepAt(now) + delta
}

/** The code an app shows now, or the next or previous one if it was used. */
export function codeNow(secret: string, usedSteps: readonly number[], now: Date): string {
  const step = stepAt(now)
  const free = [step, step + 1, step - 1].find((each) => !usedSteps.includes(each))
  return codeAtStep(secret, free ?? step)
}

/** The used steps that must be stored: older codes are refused anyway. */
export const stillToRemember = (usedSteps: readonly number[], now: Date): number[] =>
  usedSteps.filter((step) => step >= stepAt(now) - window)
