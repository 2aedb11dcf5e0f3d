import { createHash } from 'node:crypto'
import {
  type EvaluationContext,
  FlagNotFoundError,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
  TypeMismatchError,
} from '@openfeature/server-sdk'
import type { Sites } from '../../1-foundation/site/served-site.ts'

/** Flags by the site's file: `featureFlags` on or off, and one of an experiment's variants for each visit. */
export function createSiteProvider(sites: Pick<Sites, 'byId'>): Provider {
  const siteOf = ({ site }: EvaluationContext) => (typeof site === 'string' ? sites.byId(site)?.site : undefined)
  const only = async (): Promise<never> => {
    throw new TypeMismatchError('A site’s flags are on or off, and its experiments have names.')
  }
  return {
    metadata: { name: 'site file' },
    runsOn: 'server',

    async resolveBooleanEvaluation(key, _default, context): Promise<ResolutionDetails<boolean>> {
      const flags = siteOf(context)?.featureFlags ?? {}
      if (!Object.hasOwn(flags, key)) throw new FlagNotFoundError(key)
      return { value: flags[key] === true, reason: StandardResolutionReasons.STATIC }
    },

    async resolveStringEvaluation(key, _default, context): Promise<ResolutionDetails<string>> {
      const variants = siteOf(context)?.experiments?.find(({ id }) => id === key)?.variants ?? []
      // Includes the experiment's name, so that two experiments divide the same visits differently.
      const value = variants[numberOf(`${key}:${context.targetingKey ?? ''}`) % variants.length]
      if (value === undefined) throw new FlagNotFoundError(key)
      return { value, variant: value, reason: StandardResolutionReasons.SPLIT }
    },

    resolveNumberEvaluation: only,
    resolveObjectEvaluation: only,
  }
}

/** The same number for the same text. A simpler hash would divide visits alike in every experiment. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()
