import { Secret, TOTP } from 'otpauth'

const period = 30
/** Clocks of phones differ a little: the code before and the one after are good too. */
const window = 1

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
    ...(label === '' ? {} : { label }),
  })

/** A secret of 160 bits, in the letters that people can type. */
export const drawSecret = (): string => new Secret({ size: 20 }).base32

/** The secret that somebody's bytes make. */
export const secretOf = (bytes: Buffer): string => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32

/** What an authenticator app reads out of the picture. */
export function authenticatorAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const totp = totpOf(secret, email)
  totp.issuer = issuer
  return totp.toString()
}

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period)

export const codeAtStep = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * period * 1000 })

/** The step of thirty seconds a code belongs to; undefined when it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : stepAt(now) + delta
}

/** The code an app shows now; the one after or before where that one is used up. */
export function codeNow(secret: string, usedSteps: readonly number[], now: Date): string {
  const step = stepAt(now)
  const free = [step, step + 1, step - 1].find((each) => !usedSteps.includes(each))
  return codeAtStep(secret, free ?? step)
}

/** The steps that must be remembered as used: older codes are not taken anyway. */
export const stillToRemember = (usedSteps: readonly number[], now: Date): number[] =>
  usedSteps.filter((step) => step >= stepAt(now) - window)
