import { useCallback, useRef, useState } from 'react'
import { useEvent } from '../../ui/interaction/use-event.ts'
import { online } from './tries.ts'

type Mutation<Given, Made> = {
  readonly mutationFn: (given: Given) => Promise<Made>
  readonly onSuccess?: (made: Made) => unknown
  readonly onError?: (error: Error) => unknown
  /** However it ended. */
  readonly onSettled?: () => unknown
}

type State<Made> =
  | { readonly data: Made | undefined; readonly isPending: boolean; readonly isError: false; readonly error: null }
  | { readonly data: undefined; readonly isPending: false; readonly isError: true; readonly error: Error }

const idle = { data: undefined, isPending: false, isError: false, error: null } as const

/** Something that is done on the server when `mutate` is called; it counts as under way until what follows it is done. */
export function useMutation<Made, Given = void>(
  mutation: Mutation<Given, Made>,
): State<Made> & { readonly mutate: (given: Given) => void } {
  const [state, setState] = useState<State<Made>>(idle)
  const latest = useRef(0)
  const run = useEvent(async (given: Given): Promise<void> => {
    const { mutationFn, onSuccess, onError, onSettled } = mutation
    latest.current += 1
    const own = latest.current
    setState({ ...idle, isPending: true })
    let after: State<Made> = idle
    try {
      await online()
      const data = await mutationFn(given)
      await onSuccess?.(data)
      after = { ...idle, data }
    } catch (problem) {
      const error = problem instanceof Error ? problem : new Error(String(problem))
      after = { data: undefined, isPending: false, isError: true, error }
      await onError?.(error)
    }
    await onSettled?.()
    if (own === latest.current) setState(after)
  })
  return { ...state, mutate: useCallback((given: Given) => void run(given).catch(() => undefined), [run]) }
}
