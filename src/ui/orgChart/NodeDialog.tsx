import { useSelector } from '@xstate/react'
import { noteProblem } from '../../domain/orgChart/drafts.ts'
import type { OrgChartPerson } from '../../domain/orgChart/nouns.ts'
import { sentences } from '../../domain/orgChart/wording.ts'
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

const Editing = ({ editor }: { readonly editor: NodeEditorActor }) => {
  const { person, draft, theirs, refusal } = useSelector(editor, ({ context }) => context)
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
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
        label="Note"
        hint="Everybody who may see the org chart can read it."
        value={draft.note}
        error={sentences.note(noteProblem(draft)) ?? undefined}
        onChange={(note) => editor.send({ type: 'draft.changed', change: { note } })}
      />
      <TagsField
        label="Tags"
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
