import { useMemo } from 'react'
import { requirementFields, type TypeTyped } from '../../domain/certifications/certificationType.fields.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { byText } from '../../domain/kernel/order.ts'
import { certificationTypeForm } from '../../machines/certifications/typeForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { usePart } from '../app/session.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import type { Written } from '../kit/RecordConflict.tsx'
import { boundTo, checkedBy, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { usePeople } from './area.ts'

export const TypeForm = ({ form }: { readonly form: RecordFormActor }) => {
  const { nameOf } = useDepartmentNames()
  return (
    <RecordFormView
      form={form}
      of={certificationTypeForm}
      saveLabel="Save type"
      called="This type"
      conflict={conflictOf(nameOf)}
    >
      {(fields) => (
        <>
          <TextField {...boundTo(fields, 'name')} />
          <TextArea {...boundTo(fields, 'description')} />
          <Columns>
            <TextField
              {...boundTo(fields, 'validityMonths')}
              hint="Used to suggest the expiry date. Leave empty if it does not expire."
            />
            <TextField
              {...boundTo(fields, 'reminderDays')}
              hint="For example 30, 14, 0. The holder and their manager are notified."
            />
          </Columns>
          <RequirementFields form={fields} />
        </>
      )}
    </RecordFormView>
  )
}

/** Everyone in one of these must hold it. */
const RequirementFields = ({ form }: { readonly form: RecordFields<TypeTyped> }) => {
  const { draft, change } = form
  const { fields } = requirementFields
  const { names, nameOf, idOf } = useDepartmentNames()
  const people = usePeople()
  const tags = usePart('bootstrap')?.tagList
  const titles = useMemo(
    () => [...new Set(people.flatMap(({ positionTitle }) => positionTitle ?? []))].sort(byText),
    [people],
  )
  return (
    <>
      <CheckboxField {...checkedBy(form, 'all')} />
      {draft.all ? null : (
        <>
          <TagsField
            label={fields.departmentIds.label}
            tags={draft.departmentIds.flatMap((id) => nameOf(id) ?? [])}
            known={names}
            placeholder="Choose departments"
            onChange={(chosen) => change({ departmentIds: chosen.flatMap((name) => idOf(name) ?? []) })}
          />
          <TagsField
            label={fields.positionTitles.label}
            tags={draft.positionTitles}
            known={titles}
            placeholder="Type a position"
            onChange={(positionTitles) => change({ positionTitles })}
          />
          <TagsField
            label={fields.tags.label}
            tags={draft.tags}
            known={tags?.map(({ name }) => name) ?? []}
            placeholder="Type a tag"
            onChange={(chosen) => change({ tags: chosen })}
          />
        </>
      )}
    </>
  )
}

const useDepartmentNames = () => {
  const departments = usePart('bootstrap')?.departments
  return useMemo(() => {
    const all = departments ?? []
    return {
      names: all.map(({ name }) => name),
      nameOf: (id: DepartmentId) => all.find((department) => department.id === id)?.name,
      idOf: (name: string) => all.find((department) => department.name === name)?.id,
    }
  }, [departments])
}

const conflictOf = (nameOf: (id: DepartmentId) => string | undefined): Written<TypeTyped> => ({
  departmentIds: ({ departmentIds }) => departmentIds.flatMap((id) => nameOf(id) ?? []).join(', '),
})
