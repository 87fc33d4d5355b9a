import { nodeFields } from '../../domain/orgChart/node.fields.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { nodeForm } from '../../machines/orgChart/nodeForm.ts'
import { usePart } from '../app/session.ts'
import { boundTo } from '../kit/RecordForm.tsx'
import { RecordFormDialog } from '../kit/RecordFormDialog.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useOrgChartState } from './area.ts'

/** § 2.6 The note and the tags of a node. */
export const NodeDialog = () => {
  const form = useOrgChartState(({ children }) => children.form as RecordFormActor | undefined)
  return form === undefined ? null : <Editing form={form} />
}

const Editing = ({ form }: { readonly form: RecordFormActor }) => {
  const known = usePart('bootstrap')?.tagList.map(({ name }) => name) ?? []
  const fullName = nodeForm.baseIn(form.getSnapshot())?.fullName ?? ''
  return (
    <RecordFormDialog form={form} of={nodeForm} title={`Note and tags of ${fullName}`} called="This person">
      {(fields) => (
        <>
          <TextArea {...boundTo(fields, 'note')} hint="Visible to everyone who can see the org chart." />
          <TagsField
            label={nodeFields.fields.tags.label}
            tags={fields.draft.tags}
            known={known}
            error={fields.problems.tags}
            onChange={(tags) => fields.change({ tags })}
          />
        </>
      )}
    </RecordFormDialog>
  )
}
