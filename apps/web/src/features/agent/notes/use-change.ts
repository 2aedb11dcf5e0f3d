import { useMutation } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/server/problem.ts'

/** A change, and what the server said against it. */
export function useChange<Input, Result>(change: (input: Input) => Promise<Result>, done?: () => void) {
  const { mutate, isPending, error } = useMutation({ mutationFn: change, ...(done ? { onSuccess: done } : {}) })
  return { run: mutate, isPending, problem: error ? problemOf(error) : undefined }
}

const problemOf = (error: Error): string => {
  if (!(error instanceof ApiProblem)) return ''
  const [first] = error.errors
  return first ? `${first.field} ${first.message}` : error.message
}
