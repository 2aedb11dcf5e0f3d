import { isEncrypted } from '../../../../platform/encryption/encryptor.ts'
import { type BindCase, requirementsNow } from '../bind-case.ts'
import type { GivenAnswers, SentAnswers } from '../bind-requests.tables.ts'

/** What the insurer is sent of what was given: what it needs, and the first day. A further request repeats the one before. */
export function answersOf(bindCase: BindCase): SentAnswers {
  const { offer, given, lossRuns, requests } = bindCase
  const isFurther = offer.stage === 'contingent'
  const before: SentAnswers = isFurther ? (requests.at(-1)?.answers ?? {}) : {}
  const requirementKinds = new Set<string>(requirementsNow(bindCase).map(({ kind }) => kind))
  return {
    ...before,
    ...Object.fromEntries(Object.entries(given).filter(([name]) => requirementKinds.has(name))),
    ...(requirementKinds.has('loss_runs')
      ? { loss_runs: lossRuns.map(({ id, name, kind, size, sha256 }) => ({ id, name, kind, size, sha256 })) }
      : {}),
  }
}

const statements: ReadonlySet<string> = new Set([
  'surplus_lines',
  'no_known_losses',
  'fraud_statement',
] satisfies (keyof GivenAnswers)[])

/**
 * The same for the request's fingerprint: an encrypted number by its keyed hash. Statements agreed to by a tick are
 * covered by their texts.
 */
export const answersToSign = (bindCase: BindCase): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(answersOf(bindCase))
      .filter(([name]) => !statements.has(name))
      .map(([name, answer]) => [name, isEncrypted(answer) ? answer.hash : answer]),
  )
