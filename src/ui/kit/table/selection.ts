/** Selected rows by id. `ids` is the list as shown, so a range follows what the person sees. */
export type Selection = ReadonlySet<string>

export const toggled = (selection: Selection, id: string): Selection => {
  const next = new Set(selection)
  if (!next.delete(id)) next.add(id)
  return next
}

/** From the last one touched to this one, as Shift does everywhere; both ends included. */
export const extended = (selection: Selection, ids: readonly string[], from: string | null, to: string): Selection => {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)]
  if (a < 0 || b < 0) return toggled(selection, to)
  return new Set([...selection, ...ids.slice(Math.min(a, b), Math.max(a, b) + 1)])
}

export const coverage = (selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' => {
  if (selection.size === 0 || ids.length === 0) return 'none'
  const count = ids.reduce((sum, id) => sum + Number(selection.has(id)), 0)
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/** Select all takes what is shown; pressed again it lets go of what is shown, and only that. */
export const allToggled = (selection: Selection, ids: readonly string[]): Selection => {
  if (coverage(selection, ids) !== 'all') return new Set([...selection, ...ids])
  const next = new Set(selection)
  for (const id of ids) next.delete(id)
  return next
}
