import type { Suggestions } from '@coverwright/core/model/field'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../ui/interaction/use-debounced.ts'
import { useForm } from '../state/form-environment.ts'
import { lookUpAnswers } from '../state/look-up-answers.ts'
import { useActiveOption } from './active-option.ts'
import { suggestionsQuery } from './suggestion-sources.ts'

/** Long enough that a fast typist asks once, short enough to seem immediate. */
const typingPauseMs = 150

const none: readonly string[] = []

/** Suggestions for what is typed; none while the list is closed, or after a failure. */
export function useSuggestions(source: Suggestions) {
  const { view, fieldsNow } = useForm()
  const [input, setInput] = useState<string>()
  const debouncedText = useDebounced(input, typingPauseMs)
  // Cleared at once when the list is closed, so that it reopens empty.
  const text = input === undefined ? undefined : debouncedText?.trim()
  const { inputs } = lookUpAnswers(source, fieldsNow(), view.get)
  const { data } = useQuery({ ...suggestionsQuery(source.from, text, inputs), placeholderData: keepPreviousData })
  const suggestions = (text !== undefined && data) || none
  return {
    offered: suggestions,
    ...useActiveOption(suggestions, -1),
    ask: setInput,
    close: () => setInput(undefined),
  }
}
