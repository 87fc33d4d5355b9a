/** Tenure's own mark, in the accent; index.html draws the same before the first script has run. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="currentColor" />
    <path d="M8 10h16M16 10v13" stroke="var(--colors-accent-fg)" strokeWidth="3.5" strokeLinecap="round" />
  </svg>
)
