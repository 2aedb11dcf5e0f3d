/** Marks what a promise came to, so that `use` reads it at once where it is settled by then. */
export function readable<T>(promise: Promise<T>): Promise<T> {
  // Nothing is returned: whoever waits for it is told of a failure, and nobody else.
  const mark = (outcome: object): void => void Object.assign(promise, outcome)
  promise.then(
    (value) => mark({ status: 'fulfilled', value }),
    (reason: unknown) => mark({ status: 'rejected', reason }),
  )
  return promise
}
