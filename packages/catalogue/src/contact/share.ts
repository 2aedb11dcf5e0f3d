/** Picks one of several by a text: deterministic, and evenly spread over many texts (FNV-1a). */
export function shareOf<T>(among: readonly T[], seed: string): T | undefined {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return among[(hash >>> 0) % among.length]
}
