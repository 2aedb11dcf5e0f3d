const longest = 120

/**
 * What kind of failure an error's message tells, without what it quotes: addresses, numbers, and what stands in quotes or
 * behind a colon may be somebody's.
 */
export function failureKind(message: string): string {
  const [line = ''] = message.split('\n', 1)
  return line
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '…')
    .replace(/(["'“‘`]).*["'”’`]/g, '…')
    .replace(/:\s.*$/, '')
    .replace(/\d{6,}/g, '…')
    .slice(0, longest)
    .trim()
}
