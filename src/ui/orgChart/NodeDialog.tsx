import { useSelector } from '@xstate/react'
import { nodeFields } from '../../domain/orgChart/node.fields.ts'
import type { OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import type { NodeEditorActor } from '../../machines/orgChart/nodeEditor.machine.ts'
import { usePart } from '../app/session.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useOrgChartState } from './area.ts'

/** § 2.6 The note and the tags of a node. */
export const NodeDialog = () => {
  const editor = useOrgChartState(({ children }) => children.nodeEditor as NodeEditorActor | undefined)
  return editor === undefined ? null : <Editing editor={editor} />
}

const { note, tags } = nodeFields.fields

const Editing = ({ editor }: { readonly editor: NodeEditorActor }) => {
  const { person, draft, theirs, refusal } = useSelector(editor, ({ context }) => context)
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
  const problems = nodeFields.problems(draft)
  const known = usePart('bootstrap')?.tagList.map(({ name }) => name) ?? []
  return (
    <Dialog
      title={`Note and tags of ${person.fullName}`}
      confirmLabel={theirs === null ? 'Save' : 'Save mine'}
      busy={isBusy}
      error={refusal}
      onConfirm={() => editor.send({ type: 'dialog.confirmed' })}
      onCancel={() => askToLeave(editor, { type: 'dialog.cancelled' })}
    >
      {theirs === null ? null : <Theirs person={theirs} />}
      <TextArea
        label={note.label}
        hint="Everybody who may see the org chart can read it."
        value={draft.note}
        error={problems.note}
        maxLength={note.max}
        onChange={(note) => editor.send({ type: 'draft.changed', change: { note } })}
      />
      <TagsField
        label={tags.label}
        error={problems.tags}
        tags={draft.tags}
        known={known}
        onChange={(tags) => editor.send({ type: 'draft.changed', change: { tags } })}
      />
    </Dialog>
  )
}

/** What somebody else has saved meanwhile, beside what was typed. */
const Theirs = ({ person: { note, tags } }: { readonly person: OrgChartPerson }) => (
  <div>
    <Text style="label">Theirs, saved</Text>
    <Text tone="muted">{note === '' ? 'No note' : note}</Text>
    <Text tone="muted">{tags.length === 0 ? 'No tags' : tags.join(' · ')}</Text>
  </div>
)
