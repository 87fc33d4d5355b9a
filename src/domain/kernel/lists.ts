/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: ReadonlyArray<string>, last: 'and' | 'or' = 'and'): string => {
  if (words.length < 2) return words.join()
  const [others, one] = [words.slice(0, -1).join(', '), words.at(-1)]
  return last === 'and' ? `${others} and ${one}` : `${others} or ${one}`
}

/** Facts beside each other; where they go on in another line, no line begins with a dot. */
export const dotted = (facts: ReadonlyArray<unknown>): string => facts.join('\u00a0· ')

/** The list with one of its own as it is now; one that is not among them stands last. */
export const withOne = <One>(list: ReadonlyArray<One>, one: One, isIt: (other: One) => boolean): ReadonlyArray<One> =>
  list.some(isIt) ? list.map((other) => (isIt(other) ? one : other)) : [...list, one]
