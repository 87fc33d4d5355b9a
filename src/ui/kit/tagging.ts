/** What typing tags means. The same word in another case is the same tag. */
const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

/** The tags with what was typed added: parted at commas, trimmed, no doubles, a known tag in its known spelling. */
export const withTyped = (tags: readonly string[], typed: string, known: readonly string[] = []): readonly string[] => {
  const words = typed.split(',').map((word) => word.trim().replace(/\s+/g, ' '))
  const all = [...tags]
  for (const word of words) {
    const tag = known.find((it) => same(it, word)) ?? word
    if (tag && !all.some((had) => same(had, tag))) all.push(tag)
  }
  return all
}

/** Known tags that are not chosen yet and contain what is typed; those that start with it come first. */
export const suggested = (
  known: readonly string[],
  tags: readonly string[],
  typed: string,
  limit = 8,
): readonly string[] => {
  const wanted = typed.trim().toLocaleLowerCase()
  const open = known.filter((tag) => !tags.some((had) => same(had, tag)))
  const starting = open.filter((tag) => tag.toLocaleLowerCase().startsWith(wanted))
  const holding = open.filter((tag) => !starting.includes(tag) && tag.toLocaleLowerCase().includes(wanted))
  return [...starting, ...holding].slice(0, limit)
}
