import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../api/server/problem.ts'

/** A change, and what the server said against it. */
export function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const { mutate, isPending, error } = useMutation({ mutationFn: change })
  return {
    /** `done` is called once the input is saved; meanwhile more may have been typed. */
    run: (input: Input, onDone?: () => void) => mutate(input, onDone ? { onSuccess: onDone } : {}),
    isPending,
    problem: error ? problemOf(error) : undefined,
  }
}

/** For `useState`: empties what was saved, but not what was typed since. */
export const emptySaved =
  <Value>(savedValue: Value, empty: Value) =>
  (now: Value): Value =>
    now === savedValue ? empty : now

const problemOf = (error: Error): string => {
  if (!(error instanceof ApiProblem)) return ''
  const [first] = error.errors
  return first ? `${first.field} ${first.message}` : error.message
}
