import type { Suggestions } from '@coverwright/core/model/field'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from '../state/form-environment.ts'
import { givenAnswers } from '../state/given-answers.ts'
import { suggestionsFor } from './suggestion-sources.ts'

/** Long enough that a fast typist asks once, short enough to seem immediate. */
const pauseMs = 150

const none: readonly string[] = []

/** What may be meant by what is typed; nothing while nobody asks, and where nobody could be asked. */
export function useSuggestions(wanted: Suggestions) {
  const { view, fieldsNow } = useForm()
  const [typed, setTyped] = useState<string>()
  const [offered, setOffered] = useState(none)
  const [active, setActive] = useState(-1)
  const show = (found: readonly string[]) => {
    setOffered(found)
    setActive(-1)
  }
  const ask = useEffectEvent(async (text: string, signal: AbortSignal) => {
    const { given } = givenAnswers(wanted, fieldsNow(), view.get)
    const found = await suggestionsFor(wanted.from, text.trim(), given, signal).catch(() => none)
    // What is typed already need not be offered.
    if (!signal.aborted) show(found.every((each) => each === text.trim()) ? none : [...new Set(found)])
  })
  useEffect(() => {
    if (typed === undefined) return
    const asking = new AbortController()
    const pause = setTimeout(() => void ask(typed, asking.signal), pauseMs)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [typed])
  return {
    offered,
    active,
    ask: setTyped,
    point: setActive,
    /** To the next or the one before, round and round; before the first stands what was typed. */
    move: (by: 1 | -1) => setActive((at) => ((at + 1 + by + offered.length + 1) % (offered.length + 1)) - 1),
    close: () => {
      setTyped(undefined)
      show(none)
    },
  }
}
