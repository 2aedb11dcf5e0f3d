type Listener = (words: string) => void

let listener: Listener | undefined

/** Calls back when somebody finds no trade in the list and wants to tell theirs. @returns what ends it */
export function whenTradeIsTold(told: Listener): () => void {
  listener = told
  return () => {
    if (listener === told) listener = undefined
  }
}

/** No trade of the list fits: these are the words it was looked for by. */
export const tellTrade = (words: string): void => listener?.(words)
