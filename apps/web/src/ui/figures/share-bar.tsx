import '../../styles/components/figures.css'

/** A bar as long as its share of the whole, beside a number that says the same. */
export const ShareBar = ({ part, whole }: { readonly part: number; readonly whole: number }) => (
  <svg className="share-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className="share-bar__whole" width="100" height="1" />
    <rect width={whole === 0 ? 0 : Math.min(100, (part / whole) * 100)} height="1" />
  </svg>
)
