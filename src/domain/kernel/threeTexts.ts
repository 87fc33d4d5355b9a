/**
 * Three texts laid side by side, piece by piece (ours): as both began, as we made it, and as they made it. Where edits of the
 * two concern the same pieces, or the same place between two, they belong together; neighbours do not.
 */
export interface Three<A> {
  readonly base: A
  readonly ours: A
  readonly theirs: A
}

/** Where two lists of texts have the same: pairs of places, both ascending. A longest such list is wanted. */
export type Matching = (
  one: ReadonlyArray<string>,
  other: ReadonlyArray<string>,
) => ReadonlyArray<readonly [one: number, other: number]>

/** For texts of some hundred pieces at most: it looks at each of the one beside each of the other. */
export const longestMatching: Matching = (one, other) => {
  // How many the two have in common from here to their ends.
  const common = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number): number => common[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      (common[row] as Array<number>)[column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const pairs: Array<readonly [number, number]> = []
  for (let row = 0, column = 0; row < one.length && column < other.length; )
    if (one[row] === other[column]) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  return pairs
}

type Pieces<Piece> = Three<ReadonlyArray<Piece>>

/** All of it, in order: stretches that nobody changed, and between them those that somebody did. */
export function stretchesOf<Piece>(
  { base, ours, theirs }: Pieces<Piece>,
  written: (piece: Piece) => string,
  matching: Matching,
): ReadonlyArray<Pieces<Piece>> {
  const editsOf = (by: Edit<Piece>['by'], other: ReadonlyArray<Piece>): ReadonlyArray<Edit<Piece>> => {
    const pairs = [...matching(base.map(written), other.map(written)), [base.length, other.length] as const]
    let [from, otherFrom] = [0, 0]
    return pairs.flatMap(([to, otherTo]) => {
      const edit: Edit<Piece> = { by, from, to, pieces: other.slice(otherFrom, otherTo) }
      ;[from, otherFrom] = [to + 1, otherTo + 1]
      return edit.to > edit.from || edit.pieces.length > 0 ? [edit] : []
    })
  }
  const stretches: Array<Pieces<Piece>> = []
  let at = 0
  const untouched = (to: number) => {
    const same = base.slice(at, to)
    if (same.length > 0) stretches.push({ base: same, ours: same, theirs: same })
  }
  for (const region of regionsOf([...editsOf('ours', ours), ...editsOf('theirs', theirs)])) {
    untouched(region.from)
    stretches.push({
      base: base.slice(region.from, region.to),
      ours: edited(base, region, 'ours'),
      theirs: edited(base, region, 'theirs'),
    })
    at = region.to
  }
  untouched(base.length)
  return stretches
}

/** From here to there the pieces gave way to these; where it is nowhere, they came in between. */
interface Edit<Piece> {
  readonly by: 'ours' | 'theirs'
  readonly from: number
  readonly to: number
  readonly pieces: ReadonlyArray<Piece>
}

interface Region<Piece> {
  readonly from: number
  readonly to: number
  readonly edits: ReadonlyArray<Edit<Piece>>
}

function regionsOf<Piece>(edits: ReadonlyArray<Edit<Piece>>): ReadonlyArray<Region<Piece>> {
  const regions: Array<Region<Piece>> = []
  for (const edit of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const last = regions.at(-1)
    const isSamePlace = last !== undefined && last.from === edit.from && last.to === edit.to
    if (last === undefined || (edit.from >= last.to && !isSamePlace)) regions.push({ ...edit, edits: [edit] })
    else regions.splice(-1, 1, { from: last.from, to: Math.max(last.to, edit.to), edits: [...last.edits, edit] })
  }
  return regions
}

/** What one of the two has in a region. */
function edited<Piece>(
  base: ReadonlyArray<Piece>,
  { from, to, edits }: Region<Piece>,
  by: Edit<Piece>['by'],
): ReadonlyArray<Piece> {
  const pieces: Array<Piece> = []
  let at = from
  for (const edit of edits.filter((one) => one.by === by)) {
    pieces.push(...base.slice(at, edit.from), ...edit.pieces)
    at = edit.to
  }
  return [...pieces, ...base.slice(at, to)]
}
