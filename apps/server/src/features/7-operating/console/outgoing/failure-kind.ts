const longest = 120

/**
 * The kind of failure that an error's message reports, without quoted data: addresses, numbers, and text in quotes or
 * after a colon may be personal.
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
