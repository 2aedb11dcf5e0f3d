import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds between the last key and the search. */
const debounceMs = 300

/**
 * The text of a search box whose search is kept in the address. It is searched for a moment after the last key, or at once
 * by `submit`; after Back the search in the address replaces what was typed.
 * @param sought the search in the address
 */
export function useTypedSearch(sought: string, onSearch: (search: string) => void) {
  const [input, setInput] = useState(sought)
  const [searchedFor, setSearchedFor] = useState(sought)
  if (searchedFor !== sought) {
    setSearchedFor(sought)
    if (input.trim() !== sought) setInput(sought)
  }
  const submit = (): void => {
    if (input.trim() !== sought) onSearch(input.trim())
  }
  const searchLater = useEffectEvent(submit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the timer
  useEffect(() => {
    const { pathname } = location
    const search = () => {
      // Somebody who has opened a result meanwhile is not led back.
      if (location.pathname === pathname) searchLater()
    }
    const timer = setTimeout(search, debounceMs)
    return () => clearTimeout(timer)
  }, [input])
  return { typed: input, setTyped: setInput, submit }
}
