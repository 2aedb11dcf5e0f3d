import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ExperimentsReply } from '@coverwright/contract/visit/experiments'
import { ErrorCode, OpenFeature, type Provider } from '@openfeature/server-sdk'
import type { Log } from '../../../platform/log/log.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'

/** The longest wait for a variant: browsers wait 2000 ms for all of it (seed 9), and the reply has a way to go. */
const timeoutMs = 1500

/** For an unknown experiment, or one that is not known in time. Source: seed 9. */
const byDefault = 'off'
/** For one that could not be evaluated. Source: seed 9. */
const onFailure = 'control'

type Outcome = ExperimentsReply['experiments'][number]

/** What is tried out on whom; `stop` lets the provider go. */
export type Experiments = {
  activate(site: ServedSite, key: string): Promise<ExperimentsReply>
  stop(): Promise<void>
}

export const noExperiments: ExperimentsReply = { experiments: [], flags: [], test_features: [] }

/** The words of the variants that a visit takes part in. */
const textsOf = (
  experiments: NonNullable<ServedSite['site']['experiments']>,
  outcomes: readonly Outcome[],
): Record<string, string> =>
  Object.assign(
    {},
    ...outcomes.map(({ id, variant, failed }) => {
      const { texts = {} } = experiments.find((each) => each.id === id) ?? {}
      return failed || !Object.hasOwn(texts, variant) ? {} : texts[variant]
    }),
  )

/** A variant is a single word, so that it fits into a cookie. */
const isVariant = (value: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/.test(value)

const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} }

/** Evaluates flags with OpenFeature. If the provider fails, a visit continues without experiments. */
export function createExperiments({ provider, log }: { provider: Provider; log: Log }): Experiments {
  // A domain of its own: a process may hold several servers, as in tests.
  const domain = randomUUID()
  OpenFeature.setProvider(domain, provider)
  const client = OpenFeature.getClient(domain).setLogger(quiet)

  const recordFailure = (flag: string, code: string): void =>
    log.warn({ nonActionable: true, flag, code }, 'a flag could not be evaluated')

  async function variantOf(id: string, context: { targetingKey: string; site: string }): Promise<Outcome> {
    const { value, errorCode } = await client.getStringDetails(id, byDefault, context)
    if (errorCode === ErrorCode.FLAG_NOT_FOUND) return { id, variant: byDefault }
    if (errorCode === undefined && isVariant(value)) return { id, variant: value }
    recordFailure(id, errorCode ?? 'NOT_A_WORD')
    return { id, variant: onFailure, failed: true }
  }

  async function isOn(
    id: string,
    fallback: boolean,
    context: { targetingKey: string; site: string },
  ): Promise<boolean> {
    const { value, errorCode } = await client.getBooleanDetails(id, fallback, context)
    if (errorCode !== undefined && errorCode !== ErrorCode.FLAG_NOT_FOUND) recordFailure(id, errorCode)
    return value
  }

  return {
    async activate({ site }, key) {
      const { experiments = [], featureFlags = {} } = site
      // The provider may be somebody else's service: it gets a name for the visit that identifies nobody.
      const targetingKey = createHash('sha256').update(`${site.id}:${key}`).digest('hex').slice(0, 32)
      const context = { targetingKey, site: site.id }
      const late = new AbortController()
      const inTime = <T>(flag: string, answer: Promise<T>, otherwise: T): Promise<T> =>
        Promise.race([
          answer,
          wait(timeoutMs, undefined, { signal: late.signal }).then(
            () => {
              recordFailure(flag, 'TIME_OUT')
              return otherwise
            },
            () => otherwise,
          ),
        ])
      const [outcomes, flags] = await Promise.all([
        Promise.all(
          experiments.map(({ id }) => inTime<Outcome>(id, variantOf(id, context), { id, variant: byDefault })),
        ),
        Promise.all(
          Object.entries(featureFlags).map(async ([id, fallback]) =>
            (await inTime(id, isOn(id, fallback, context), fallback)) ? [id] : [],
          ),
        ),
      ])
      late.abort()
      const texts = textsOf(experiments, outcomes)
      return {
        experiments: outcomes,
        ...(Object.keys(texts).length > 0 ? { texts } : {}),
        flags: flags.flat(),
        test_features: [
          ...outcomes
            .filter(({ variant, failed: didFail }) => variant !== byDefault && !didFail)
            .map(({ id, variant }) => `${id}:${variant}`),
          ...flags.flat(),
        ],
      }
    },
    stop: async () => {
      await provider.onClose?.()
    },
  }
}
