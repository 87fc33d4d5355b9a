import { useMemo } from 'react'
import { TYPE_DESCRIPTION_MAX, TYPE_NAME_MAX, type TypeTyped } from '../../domain/certifications/typeDrafts.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { byText } from '../../domain/kernel/order.ts'
import { certificationTypeForm } from '../../machines/certifications/typeForm.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { usePart } from '../app/session.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import type { RecordConflict } from '../kit/RecordConflict.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../kit/RecordForm.tsx'
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
          <TextField {...boundTo(fields, 'name')} label="Name" required maxLength={TYPE_NAME_MAX} />
          <TextArea {...boundTo(fields, 'description')} label="Description" maxLength={TYPE_DESCRIPTION_MAX} />
          <Columns>
            <TextField
              {...boundTo(fields, 'validityMonths')}
              label="Good for, in months"
              hint="Suggests the expiry. Empty when it does not expire."
            />
            <TextField
              {...boundTo(fields, 'reminderDays')}
              label="Remind, in days before it expires"
              hint="The holder and their manager are told, such as 30, 14, 0."
            />
          </Columns>
          <RequirementFields fields={fields} />
        </>
      )}
    </RecordFormView>
  )
}

/** Whoever is in one of these must hold it. */
const RequirementFields = ({ fields: { draft, change } }: { readonly fields: RecordFields<TypeTyped> }) => {
  const { names, nameOf, idOf } = useDepartmentNames()
  const people = usePeople()
  const tags = usePart('bootstrap')?.tagList
  const titles = useMemo(
    () => [...new Set(people.flatMap(({ positionTitle }) => positionTitle ?? []))].sort(byText),
    [people],
  )
  return (
    <>
      <CheckboxField label="Everybody must hold it" checked={draft.all} onChange={(all) => change({ all })} />
      {draft.all ? null : (
        <>
          <TagsField
            label="Required in departments"
            tags={draft.departmentIds.flatMap((id) => nameOf(id) ?? [])}
            known={names}
            placeholder="Choose departments"
            onChange={(chosen) => change({ departmentIds: chosen.flatMap((name) => idOf(name) ?? []) })}
          />
          <TagsField
            label="Required for positions"
            tags={draft.positionTitles}
            known={titles}
            placeholder="Type a position"
            onChange={(positionTitles) => change({ positionTitles })}
          />
          <TagsField
            label="Required for tags"
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

const conflictOf = (nameOf: (id: DepartmentId) => string | undefined): RecordConflict<TypeTyped> => ({
  name: ['Name', ({ name }) => name],
  description: ['Description', ({ description }) => description],
  validityMonths: ['Good for, in months', ({ validityMonths }) => validityMonths],
  reminderDays: ['Reminders', ({ reminderDays }) => reminderDays],
  all: ['Everybody must hold it', ({ all }) => (all ? 'Yes' : 'No')],
  departmentIds: ['Departments', ({ departmentIds }) => departmentIds.flatMap((id) => nameOf(id) ?? []).join(', ')],
  positionTitles: ['Positions', ({ positionTitles }) => positionTitles.join(', ')],
  tags: ['Tags', ({ tags }) => tags.join(', ')],
})
