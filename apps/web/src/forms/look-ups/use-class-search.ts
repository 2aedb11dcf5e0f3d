import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { classSearchQuery } from '../../api/resources/reference.ts'
import { useDebounced } from '../../ui/interaction/use-debounced.ts'
import { useActiveOption } from './active-option.ts'
import { type ClassHit, classNamed, searchedText } from './class-search.ts'

/** Long enough that a fast typist asks once, short enough to seem immediate. */
const typingPauseMs = 120

const none: readonly ClassHit[] = []

/** The search of a type-ahead: the typed text, the list under it, and the class chosen last. */
export function useClassSearch() {
  /** What was typed since a class was last chosen; undefined shows the chosen one. */
  const [text, setText] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [choice, setChosen] = useState<ClassHit>()
  const client = useQueryClient()
  const searchText = searchedText(text)
  const debouncedText = useDebounced(searchText, typingPauseMs)
  // A new search begins without the list of the last one.
  const words = searchText === '' ? '' : debouncedText
  // The list stays while the next one is on its way, so that it does not flicker at every letter.
  const query = useQuery({ ...classSearchQuery(words), placeholderData: keepPreviousData })
  const isCurrent = words === searchText && !query.isPlaceholderData
  const hits = query.data ?? none
  const { active, isPointed, point, move } = useActiveOption(hits, 0)
  return {
    text,
    chosen: choice,
    hits,
    status: isCurrent && !query.isPending ? query.status : 'pending',
    isOpen: isOpen && searchText !== '',
    /** The position of the option that Enter would choose; -1 for none. */
    active,
    point,
    move: (by: 1 | -1) => (isOpen ? move(by) : setOpen(true)),
    type: (input: string) => {
      setText(input)
      setChosen(undefined)
      setOpen(true)
    },
    choose: (hit: ClassHit) => {
      setText(undefined)
      setChosen(hit)
      setOpen(false)
    },
    /**
     * What Enter chooses: the option pointed at, else the first for the whole text, once it is known. The list may
     * still be for the letters before.
     */
    meant: (): ClassHit | undefined | Promise<ClassHit | undefined> => {
      if (isCurrent || isPointed) return hits[active]
      return client.fetchQuery(classSearchQuery(searchText)).then(
        ([first]) => first,
        () => undefined,
      )
    },
    /** The class with the typed name, once it is known; undefined if there is none. */
    named: (): ClassHit | undefined | Promise<ClassHit | undefined> => {
      const query = classSearchQuery(searchText)
      const cachedClasses = client.getQueryData(query.queryKey)
      if (cachedClasses) return classNamed(searchText, cachedClasses)
      return client.fetchQuery(query).then(
        (hits) => classNamed(searchText, hits),
        // The look-up under the box says that it failed.
        () => undefined,
      )
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}

export type ClassSearch = ReturnType<typeof useClassSearch>
