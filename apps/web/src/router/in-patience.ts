/** Longer than this nobody is kept on the page that they leave. */
const mostMs = 2_000

/** Resolves when what comes has come or failed, or when it took too long. */
export const inPatience = (coming: Promise<unknown>): Promise<unknown> =>
  Promise.race([coming.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, mostMs))])
