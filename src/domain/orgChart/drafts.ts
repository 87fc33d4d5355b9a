/** What is typed onto a node, and whether it may be saved as it stands. */
import { type InputProblem, textProblem } from '../kernel/inputProblems.ts'
import { NOTE_MAX } from './note.ts'
import type { NodeUpdate, OrgChartPerson } from './nouns.ts'

export type NodeDraft = Pick<NodeUpdate, 'note' | 'tags'>

export const draftOf = ({ note, tags }: Pick<OrgChartPerson, 'note' | 'tags'>): NodeDraft => ({ note, tags })

export const noteProblem = ({ note }: NodeDraft): InputProblem | null => textProblem(note.trim(), NOTE_MAX)

export const toNodeUpdate = ({ note, tags }: NodeDraft, version: number): NodeUpdate => ({
  version,
  note: note.trim(),
  tags,
})
