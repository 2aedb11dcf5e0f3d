/** A broken measuring rule: the illustration of the not-found page. */
export function BrokenRule() {
  return (
    <svg viewBox="0 0 640 96" width="640" height="96" aria-hidden="true">
      <path d={ticks(2, 23)} stroke="var(--ink)" strokeWidth="2.5" fill="none" />
      <path d="M344 70h92" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="3 6" />
      <path d={ticks(448, 12)} stroke="var(--ink)" strokeWidth="2.5" fill="none" transform="rotate(9 450 70)" />
      <path d="M380 14h22l-11 18z" fill="var(--accent)" />
      <path d="M391 30v40" stroke="var(--accent)" strokeWidth="4" />
    </svg>
  )
}

const gap = 15

/** A path of `count` marks on a base line from `start`, every fourth one longer. */
function ticks(start: number, count: number): string {
  const marks = Array.from({ length: count }, (_, at) => `M${start + at * gap} 70v-${at % 4 ? 12 : 24}`)
  return `${marks.join('')}M${start} 70h${(count - 1) * gap}`
}
