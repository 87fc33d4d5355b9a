/** Where an arrow, Home or End leads in a ring of `count`; undefined for any other key. */
export const steppedTo = (key: string, current: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown' || key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
