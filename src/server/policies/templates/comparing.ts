import { diffArrays } from 'diff'
import type { Matching } from '../../../domain/kernel/threeTexts.ts'
import { differences } from '../../../domain/policies/content/differences.ts'
import type { PolicyContent } from '../../../domain/policies/content/nouns.ts'
import { mergedTexts } from '../../../domain/policies/merging.ts'
import type { TemplateComparison } from '../../../domain/policies/templates/nouns.ts'
import type { TemplateText } from './templates.store.ts'

/** What we made of the template, what became of the template since, and both put together. */
export const compared = (base: TemplateText, ours: PolicyContent, latest: TemplateText): TemplateComparison => ({
  templateVersion: base.version,
  latestVersion: latest.version,
  ours: differences(base.content, ours),
  theirs: differences(base.content, latest.content),
  ...putTogether(base.content, ours, latest.content),
})

const putTogether = (base: PolicyContent, ours: PolicyContent, theirs: PolicyContent) => {
  const { content, conflicts } = mergedTexts({ base, ours, theirs }, matching)
  return { merged: content, conflicts }
}

/** Beyond this many changes the two have nothing in common that a reader could see. */
const mostEdits = 4_000

const matching: Matching = (one, other) => {
  const pairs: Array<readonly [number, number]> = []
  let [at, otherAt] = [0, 0]
  for (const { added, removed, count } of diffArrays([...one], [...other], { maxEditLength: mostEdits }) ?? []) {
    if (!added && !removed) for (let step = 0; step < count; step++) pairs.push([at + step, otherAt + step])
    if (!added) at += count
    if (!removed) otherAt += count
  }
  return pairs
}
