/** Longer than this nobody is kept on the page that they leave. */
const mostMs = 2_000

/** Resolves when what is awaited has come or failed, or after two seconds. */
export const briefly = (awaited: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.race([awaited?.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, mostMs))])
