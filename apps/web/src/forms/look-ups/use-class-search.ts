import { useEffect, useEffectEvent, useReducer } from 'react'
import { useForm } from '../state/form-environment.ts'
import { closedSearch, searchClass, wanted } from './class-search.ts'

/** Long enough that a fast typist asks once, short enough to seem immediate. */
const pauseMs = 120

export function useClassSearch() {
  const { searchClasses } = useForm().sources
  const [state, dispatch] = useReducer(searchClass, closedSearch)
  const text = wanted(state.text)
  const ask = useEffectEvent((words: string, signal: AbortSignal) => {
    searchClasses?.(words, signal).then(
      (hits) => dispatch({ type: 'found', text: words, hits }),
      () => {
        if (!signal.aborted) dispatch({ type: 'failed', text: words })
      },
    )
  })
  useEffect(() => {
    if (!text) return
    const search = new AbortController()
    const pause = setTimeout(() => ask(text, search.signal), pauseMs)
    return () => {
      clearTimeout(pause)
      search.abort()
    }
  }, [text])
  return { state, dispatch }
}
