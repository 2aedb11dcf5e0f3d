/** The code of an operating-system or PostgreSQL error ("ENOENT", "23505"); undefined when the error carries none. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
