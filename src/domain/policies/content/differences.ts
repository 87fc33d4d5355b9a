/**
 * What became of each block of a text in another (§ 7 HRDocumentsDiff; how is ours): first the blocks are laid side by side,
 * then the words of those that were rewritten. The cells of a row that was rewritten are laid side by side in the same way.
 */
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { DiffBlock, DiffCell, DiffPart } from '../nouns.ts'
import { canonical } from './canonical.ts'
import { type Line, linesOf } from './lines.ts'
import type { PolicyContent } from './nouns.ts'

/** Beyond so many changes two texts have nothing in common that a reader could see. */
const mostBlockEdits = 4_000
const mostWordEdits = 600

/** Two blocks are one that was rewritten when at least this part of the longer one's words is in both. */
const kinship = 0.4

/** As many old blocks are looked at for each new one: who moves a block further than that has written it anew. */
const reach = 8

export const differences = (before: PolicyContent | null, after: PolicyContent): ReadonlyArray<DiffBlock> => {
  const [old, now] = [before === null ? [] : linesOf(before), linesOf(after)]
  const runs = diffArrays([...old], [...now], { comparator: isSame, maxEditLength: mostBlockEdits })
  if (runs === undefined) return [...old.map(wholly('removed')), ...now.map(wholly('added'))]
  const blocks: Array<DiffBlock> = []
  let removed: ReadonlyArray<Line> = []
  for (const run of runs) {
    if (run.removed) {
      removed = run.value
      continue
    }
    if (run.added) blocks.push(...rewritten(removed, run.value))
    else blocks.push(...removed.map(wholly('removed')), ...run.value.map(wholly('same')))
    removed = []
  }
  return [...blocks, ...removed.map(wholly('removed'))]
}

const isSame = (one: Line, other: Line): boolean =>
  one.kind === other.kind &&
  one.level === other.level &&
  one.text === other.text &&
  canonical(one.image) === canonical(other.image)

const wholly =
  (change: 'same' | 'added' | 'removed') =>
  ({ kind, level, text, cells, image }: Line): DiffBlock => ({
    kind,
    level,
    change,
    ...(image === undefined ? {} : { image }),
    ...(cells === undefined ? { parts: whole(change, text) } : { parts: [], cells: cells.map(wholeCell(change)) }),
  })

const whole = (change: DiffPart['change'], text: string): ReadonlyArray<DiffPart> =>
  text === '' ? [] : [{ change, text }]

const wholeCell =
  (change: DiffPart['change']) =>
  (text: string): DiffCell => ({ change, parts: whole(change, text) })

/** Blocks in the place of others: each new one is the next old one of its kind, rewritten, or it is new. */
const rewritten = (removed: ReadonlyArray<Line>, added: ReadonlyArray<Line>): ReadonlyArray<DiffBlock> => {
  const blocks: Array<DiffBlock> = []
  let next = 0
  for (const line of added) {
    const ahead = removed.slice(next, next + reach).findIndex((old) => old.kind === line.kind && isKin(old, line))
    const at = next + ahead
    if (ahead === -1) {
      blocks.push(wholly('added')(line))
      continue
    }
    blocks.push(...removed.slice(next, at).map(wholly('removed')), changed(removed[at] as Line, line))
    next = at + 1
  }
  return [...blocks, ...removed.slice(next).map(wholly('removed'))]
}

const isKin = (old: Line, line: Line): boolean => {
  // Another image in its place is not that image, changed.
  if (line.image !== undefined) return old.image?.id === line.image.id
  if (hasCellOf(old, line)) return true
  const [ours, theirs] = [wordsIn(old), wordsIn(line)]
  const known = new Set(ours)
  return theirs.filter((word) => known.has(word)).length >= kinship * Math.max(ours.length, theirs.length, 1)
}

/** A row of a table is known by any cell that stayed as it was in its place. */
const hasCellOf = (old: Line, line: Line): boolean =>
  line.cells?.some((cell, at) => cell !== '' && old.cells?.[at] === cell) ?? false

const wordsIn = ({ text }: Line): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const changed = (old: Line, line: Line): DiffBlock => ({
  kind: line.kind,
  level: line.level,
  change: 'changed',
  ...(line.image === undefined ? {} : { image: line.image }),
  ...(line.cells === undefined || old.cells === undefined
    ? { parts: partsBetween(old.text, line.text) }
    : { parts: [], cells: cellsBetween(old.cells, line.cells) }),
})

/** Of as many cells each is what became of the one in its place; else some were put in or taken out between others. */
const cellsBetween = (old: ReadonlyArray<string>, now: ReadonlyArray<string>): ReadonlyArray<DiffCell> =>
  old.length === now.length
    ? now.map((cell, at) => cellBetween(old[at] as string, cell))
    : diffArrays([...old], [...now]).flatMap(({ added, removed, value }) =>
        value.map(wholeCell(added ? 'added' : removed ? 'removed' : 'same')),
      )

const cellBetween = (old: string, now: string): DiffCell => {
  if (old === now) return wholeCell('same')(now)
  if (old === '' || now === '') return { change: 'changed', parts: [...whole('removed', old), ...whole('added', now)] }
  return { change: 'changed', parts: partsBetween(old, now) }
}

const partsBetween = (old: string, now: string): ReadonlyArray<DiffPart> =>
  diffWordsWithSpace(old, now, { maxEditLength: mostWordEdits })?.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  })) ?? [
    { change: 'removed', text: old },
    { change: 'added', text: now },
  ]
