import { queryOptions } from '@tanstack/react-query'
import { lookUpOptions, searchVehicles } from '../../api/resources/reference.ts'
import type { GivenAnswers } from './look-ups.ts'

type Source = (text: string, answers: GivenAnswers, signal: AbortSignal) => Promise<readonly string[]>

/** People read through a longer list instead of typing on. */
const mostOffered = 6

/** Models of the make; of every make, each with its name, where the make is not a listed one. */
const vehicleModels: Source = async (text, answers, signal) => {
  const query = { ...answers, search: text.slice(0, 100), limit: mostOffered }
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
export const suggestionsQuery = (from: string, text: string | undefined, answers: GivenAnswers) =>
  queryOptions({
    queryKey: ['suggestions', from, text, answers],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      if (text === undefined) return []
      const suggestions = (await sources.get(from)?.(text, answers, signal)) ?? []
      return suggestions.every((each) => each === text) ? [] : [...new Set(suggestions)]
    },
    ...lookUpOptions,
  })
