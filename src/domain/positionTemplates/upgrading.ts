/**
 * Bringing a template up to the marketplace's newest text, paragraph by paragraph (ours): one's own text, the text it came from
 * and the new one lie side by side. What only oneself changed stays without a question. What the marketplace changed is taken
 * over unless somebody says otherwise; where both changed the same, somebody decides.
 */
import { longestMatching, stretchesOf, type Three } from '../kernel/threeTexts.ts'
import type { GlobalPositionTemplateHistory, PositionTemplate } from './nouns.ts'
import { type TemplateText, type TextName, textNames } from './template.fields.ts'

export type Choice = 'ours' | 'theirs'
export type Choices = Readonly<Record<string, Choice>>

type Lines = ReadonlyArray<string>

/** One's own text, the one it came from and the newest; null where nobody knows any more what it came from. */
export const textsOf = (
  ours: TemplateText & Pick<PositionTemplate, 'globalVersion'>,
  { versions, text: theirs }: Pick<GlobalPositionTemplateHistory, 'versions' | 'text'>,
): Three<TemplateText> | null => {
  const base = versions.find(({ version }) => version === ours.globalVersion)?.text
  return base === undefined ? null : { base, ours, theirs }
}

/** A paragraph, or several, about which somebody is asked. */
export interface UpgradeChange extends Three<Lines> {
  readonly id: string
  readonly part: TextName
  /** Both changed it: there is no answer before one is given. */
  readonly isConflict: boolean
}

type Piece = { readonly lines: Lines } | { readonly change: UpgradeChange }

/** A part in order: lines that stand, and between them what is asked. */
const piecesOf = (part: TextName, { base, ours, theirs }: Three<TemplateText>): ReadonlyArray<Piece> =>
  stretchesOf(
    { base: linesOf(base[part]), ours: linesOf(ours[part]), theirs: linesOf(theirs[part]) },
    (line) => line,
    longestMatching,
  ).map((stretch, at) => {
    if (isSame(stretch.theirs, stretch.base) || isSame(stretch.theirs, stretch.ours)) return { lines: stretch.ours }
    return { change: { ...stretch, id: `${part}/${at}`, part, isConflict: !isSame(stretch.ours, stretch.base) } }
  })

/** What is asked, in the order of the text. */
export const changesAsked = (texts: Three<TemplateText>): ReadonlyArray<UpgradeChange> =>
  textNames.flatMap((part) => piecesOf(part, texts).flatMap((piece) => ('change' in piece ? [piece.change] : [])))

/** Before anybody chooses: the marketplace's, where only it changed something. */
export const choiceOf = ({ id, isConflict }: UpgradeChange, choices: Choices): Choice | undefined =>
  choices[id] ?? (isConflict ? undefined : 'theirs')

export const undecided = (texts: Three<TemplateText>, choices: Choices): ReadonlyArray<UpgradeChange> =>
  changesAsked(texts).filter((change) => choiceOf(change, choices) === undefined)

/** Only once everything is decided; what is not stays ours. */
export const settledText = (texts: Three<TemplateText>, choices: Choices): TemplateText =>
  Object.fromEntries(
    textNames.map((part) => [
      part,
      piecesOf(part, texts)
        .flatMap((piece) => ('lines' in piece ? piece.lines : piece.change[choiceOf(piece.change, choices) ?? 'ours']))
        .join('\n'),
    ]),
  ) as unknown as TemplateText

const linesOf = (text: string): Lines => (text === '' ? [] : text.split('\n'))

const isSame = (one: Lines, other: Lines): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at])
