/**
 * How much a browser downloads, against what it may. Sizes are brotli bytes, as the server sends them.
 * The chunks of the sign-in library are left out: they are fetched beside the first screen and never for it.
 */
export type Chunk = {
  readonly file: string
  readonly size: number
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly modules: readonly string[]
}

export type Line = {
  readonly what: string
  readonly bytes: number
  readonly warnAt: number
  readonly limit: number
}

const KiB = 1024
const limits = {
  entry: { warnAt: 115 * KiB, limit: 115 * KiB },
  // Few files, some of which a page needs only in part (scripts/sharedPieces.ts).
  group: { warnAt: 48 * KiB, limit: 53 * KiB },
  styles: { warnAt: 12 * KiB, limit: 12 * KiB },
  laterStyles: { warnAt: 6.5 * KiB, limit: 6.5 * KiB },
}

const overlays = /src[\\/]ui[\\/]kit[\\/]overlays[\\/]/

/**
 * What cannot be had smaller: the overlays and the fields, which everybody has after the first paint; and for those who
 * open it an editor of texts (the issue says how much), a reader of PDF files.
 */
const roomier = [
  // Before the overlays: it stands on their chunk, which has a line of its own.
  {
    holds: /src[\\/]ui[\\/]kit[\\/]fields[\\/]/,
    beside: overlays,
    called: 'after first paint: fields',
    warnAt: 53 * KiB,
    limit: 53 * KiB,
  },
  {
    holds: /src[\\/]ui[\\/]kit[\\/]tour[\\/]/,
    beside: overlays,
    called: 'tour, on a first visit',
    warnAt: 10 * KiB,
    limit: 10 * KiB,
  },
  { holds: overlays, called: 'after first paint: overlays', warnAt: 48 * KiB, limit: 48 * KiB },
  { holds: /node_modules[\\/]prosemirror-/, warnAt: 115 * KiB, limit: 115 * KiB },
  { holds: /node_modules[\\/]pdfjs-dist[\\/]/, warnAt: 150 * KiB, limit: 150 * KiB },
]

const isIn = (chunk: Chunk, modules: RegExp) => chunk.modules.some((id) => modules.test(id))

const lineOf = (group: Chunk, own: readonly Chunk[]): Line => {
  const room = roomier.find(({ holds }) => own.some((chunk) => isIn(chunk, holds)))
  const { called, warnAt, limit, beside } = { called: group.file, beside: undefined, ...(room ?? limits.group) }
  return { what: called, bytes: total(own.filter((chunk) => !beside || !isIn(chunk, beside))), warnAt, limit }
}

const isSignInLibrary = (chunk: Chunk) => chunk.modules.some((id) => /node_modules[\\/]@azure[\\/]msal/.test(id))

/** One line for the entry and the script in the page, one each for the styles of the first paint and all others, one for every later group. */
export function budget(
  chunks: readonly Chunk[],
  stylesheets: readonly { readonly size: number; readonly isFirst: boolean }[],
  inline = 0,
): readonly Line[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const entry = chunks.find((chunk) => chunk.modules.some((id) => /src[\\/]main\.tsx$/.test(id)))
  if (!entry) throw new Error('The build has no index entry: there is nothing to measure.')

  const first = withImports(entry, byFile)
  const later = laterGroups(first, byFile)
  return [
    { what: 'entry', bytes: total(first) + inline, ...limits.entry },
    { what: 'styles of the first paint', bytes: total(stylesheets.filter(({ isFirst }) => isFirst)), ...limits.styles },
    { what: 'styles of pages', bytes: total(stylesheets.filter(({ isFirst }) => !isFirst)), ...limits.laterStyles },
    ...[...later]
      .map(([group, before]) =>
        lineOf(
          group,
          [...withImports(group, byFile)].filter((chunk) => !before.has(chunk)),
        ),
      )
      .sort((a, b) => b.bytes - a.bytes),
  ]
}

/** A chunk and everything that arrives with it because it is imported statically. */
function withImports(start: Chunk, byFile: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk) || isSignInLibrary(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) visit(byFile.get(file))
  }
  visit(start)
  return seen
}

/**
 * Every chunk that starts a group, reached by a dynamic import from the entry or from another group; and what is there
 * by then, whichever way leads to it.
 */
function laterGroups(
  first: ReadonlySet<Chunk>,
  byFile: ReadonlyMap<string, Chunk>,
): ReadonlyMap<Chunk, ReadonlySet<Chunk>> {
  const groups = new Map<Chunk, ReadonlySet<Chunk>>()
  const visit = (there: ReadonlySet<Chunk>) => {
    for (const file of [...there].flatMap((chunk) => chunk.dynamicImports)) {
      const group = byFile.get(file)
      if (!group || there.has(group) || isSignInLibrary(group)) continue
      const known = groups.get(group)
      const before = known === undefined ? there : new Set([...known].filter((chunk) => there.has(chunk)))
      if (known !== undefined && known.size === before.size) continue
      groups.set(group, before)
      visit(new Set([...before, ...withImports(group, byFile)]))
    }
  }
  visit(first)
  return groups
}

const total = (parts: Iterable<{ readonly size: number }>) => [...parts].reduce((sum, part) => sum + part.size, 0)

export const isOver = (line: Line) => line.bytes > line.limit

/** The lines as a small table for people. */
export function report(lines: readonly Line[]): string {
  const shown = (bytes: number) => (bytes / KiB).toFixed(1).padStart(7)
  return lines
    .map((line) => {
      const verdict = isOver(line) ? '  TOO BIG' : line.bytes > line.warnAt ? '  nearly full' : ''
      return `${shown(line.bytes)} of ${shown(line.limit)} KiB br  ${line.what}${verdict}`
    })
    .join('\n')
}
