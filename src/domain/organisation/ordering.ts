/** Ours: a list whose items people put in an order of their own. */

/** The items with one of them at another place; as they are when there is no such item or no such place. */
export const movedTo = <Item extends { readonly id: string }>(
  items: ReadonlyArray<Item>,
  id: string,
  place: number,
): ReadonlyArray<Item> => {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  if (item === undefined || place === from || place < 0 || place >= items.length) return items
  const rest = items.filter((other) => other !== item)
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}
