/** What became of a position template's text from one version to the next, line by line (ours, `areas.md` 1.4). */
import { longestMatching } from '../kernel/threeTexts.ts'
import { type TemplateText, type TextName, textNames } from './template.fields.ts'

export interface ChangedLine {
  readonly change: 'same' | 'added' | 'removed'
  readonly line: string
}

export interface ChangedPart {
  readonly part: TextName
  readonly lines: ReadonlyArray<ChangedLine>
}

/** The parts that differ, in the order of the text; of the first version, everything it says. */
export const changedParts = (before: TemplateText | null, after: TemplateText): ReadonlyArray<ChangedPart> =>
  textNames.flatMap((part) => {
    const lines = linesBetween(linesOf(before?.[part] ?? ''), linesOf(after[part]))
    return lines.every(({ change }) => change === 'same') ? [] : [{ part, lines }]
  })

const linesOf = (text: string): ReadonlyArray<string> => text.split('\n').filter((line) => line.trim() !== '')

/** What was taken out stands before what came in its place. */
const linesBetween = (before: ReadonlyArray<string>, after: ReadonlyArray<string>): ReadonlyArray<ChangedLine> => {
  const as = (change: ChangedLine['change'], lines: ReadonlyArray<string>) => lines.map((line) => ({ change, line }))
  const pairs = [...longestMatching(before, after), [before.length, after.length] as const]
  let [from, afterFrom] = [0, 0]
  return pairs.flatMap(([to, afterTo]) => {
    const lines = [
      ...as('removed', before.slice(from, to)),
      ...as('added', after.slice(afterFrom, afterTo)),
      ...as('same', before.slice(to, to + 1)),
    ]
    ;[from, afterFrom] = [to + 1, afterTo + 1]
    return lines
  })
}
