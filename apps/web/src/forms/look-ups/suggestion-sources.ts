import { queryOptions } from '@tanstack/react-query'
import { lookUpOptions, searchVehicles } from '../../api/resources/reference.ts'
import type { GivenAnswers } from './look-ups.ts'

type Source = (typed: string, given: GivenAnswers, signal: AbortSignal) => Promise<readonly string[]>

/** People read through a longer list instead of typing on. */
const mostOffered = 6

/** Models of the make; of every make, each with its name, where the make is not a listed one. */
const vehicleModels: Source = async (typed, answers, signal) => {
  const query = { ...answers, search: typed.slice(0, 100), limit: mostOffered }
  const models = await searchVehicles(query, signal)
  return models.map(({ make, model }) => (answers.make === undefined ? `${make} ${model}` : model))
}

/** Where suggestions come from, by the name that fields declare. */
const sources: ReadonlyMap<string, Source> = new Map([['vehicle-models', vehicleModels]])

/** The names of all sources. Exported for the test that fields declare no other. */
export const suggestionNames: readonly string[] = [...sources.keys()]

/**
 * Suggestions for the typed text; none for an empty one, from an unknown source, or if the only one is already typed.
 */
export const suggestionsQuery = (from: string, typed: string | undefined, answers: GivenAnswers) =>
  queryOptions({
    queryKey: ['suggestions', from, typed, answers],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      if (typed === undefined) return []
      const suggestions = (await sources.get(from)?.(typed, answers, signal)) ?? []
      return suggestions.every((each) => each === typed) ? [] : [...new Set(suggestions)]
    },
    ...lookUpOptions,
  })
