import { searchVehicles } from '../../api/resources/reference.ts'
import type { GivenAnswers } from './look-ups.ts'

type Source = (typed: string, given: GivenAnswers, signal: AbortSignal) => Promise<readonly string[]>

/** More would be read through, not typed on. */
const mostOffered = 6

/** A model by its make; where the make is none of the list's, with the name of its make. */
const vehicleModels: Source = async (typed, given, signal) => {
  const query = { ...given, search: typed.slice(0, 100), limit: mostOffered }
  const models = await searchVehicles(query, signal)
  return models.map(({ make, model }) => (given.make === undefined ? `${make} ${model}` : model))
}

/** Where suggestions come from, by the name that fields declare. */
const sources: ReadonlyMap<string, Source> = new Map([['vehicle-models', vehicleModels]])

/** The names of all sources. Exported for the test that fields declare no other. */
export const suggestionNames: readonly string[] = [...sources.keys()]

/** What may be meant by what was typed; nothing for a source that is not known. */
export const suggestionsFor = async (from: string, ...asked: Parameters<Source>): Promise<readonly string[]> =>
  (await sources.get(from)?.(...asked)) ?? []
