/**
 * The item that typed letters lead to, as in every native menu: the next one after the current whose label starts so.
 * One letter again and again walks through the items that start with it.
 */
export const typedTo = (labels: readonly string[], current: number, typed: string): number => {
  const letters = [...typed.toLocaleLowerCase()]
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const wanted = repeated ? (letters[0] ?? '') : letters.join('')
  const from = letters.length === 1 || repeated ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < labels.length; step += 1) {
    const at = (from + step) % labels.length
    if (labels[at]?.toLocaleLowerCase().startsWith(wanted)) return at
  }
  return -1
}

/** Where an arrow, Home or End leads in a ring of `count`; undefined for any other key. */
export const steppedTo = (key: string, current: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown' || key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
