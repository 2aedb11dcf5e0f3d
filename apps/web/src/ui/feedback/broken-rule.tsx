/** A rule that breaks off and goes on askew: the mark of a page that is not there. */
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

/** `count` marks from `start` on a base line, every fourth one longer. */
function ticks(start: number, count: number): string {
  const marks = Array.from({ length: count }, (_, at) => `M${start + at * gap} 70v-${at % 4 ? 12 : 24}`)
  return `${marks.join('')}M${start} 70h${(count - 1) * gap}`
}
