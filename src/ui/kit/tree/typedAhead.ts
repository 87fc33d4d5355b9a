/** The next one that begins with what was typed, from there on and round; one letter goes on from the next. */
export const typedAhead = <Node>(
  typed: string,
  node: Node,
  shown: ReadonlyArray<Node>,
  nameOf: (node: Node) => string,
): Node | undefined => {
  const from = shown.indexOf(node) + (typed.length === 1 ? 1 : 0)
  const begins = (one: Node) => nameOf(one).toLocaleLowerCase().startsWith(typed.toLocaleLowerCase())
  return shown.slice(from).find(begins) ?? shown.slice(0, from).find(begins)
}
