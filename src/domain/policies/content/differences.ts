/**
 * What became of each block of a text in another (§ 7 HRDocumentsDiff; how is ours): first the blocks are laid side by side,
 * then the words of those that were rewritten.
 */
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { DiffBlock, DiffPart } from '../nouns.ts'
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
  one.kind === other.kind && one.level === other.level && one.text === other.text

const wholly =
  (change: 'same' | 'added' | 'removed') =>
  ({ kind, level, text }: Line): DiffBlock => ({ kind, level, change, parts: text === '' ? [] : [{ change, text }] })

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
  const [ours, theirs] = [wordsIn(old), wordsIn(line)]
  const known = new Set(ours)
  return theirs.filter((word) => known.has(word)).length >= kinship * Math.max(ours.length, theirs.length, 1)
}

const wordsIn = ({ text }: Line): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const changed = (old: Line, line: Line): DiffBlock => ({
  kind: line.kind,
  level: line.level,
  change: 'changed',
  parts: partsBetween(old, line),
})

const partsBetween = (old: Line, line: Line): ReadonlyArray<DiffPart> =>
  diffWordsWithSpace(old.text, line.text, { maxEditLength: mostWordEdits })?.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  })) ?? [
    { change: 'removed', text: old.text },
    { change: 'added', text: line.text },
  ]
