export const headlessShell: string
export function findChromium(): string | undefined
export function findWholeChromium(): string | undefined
