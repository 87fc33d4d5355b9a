import { useSelector } from '@xstate/react'
import { employeeFields } from '../../../domain/employees/employee.fields.ts'
import type { EmployeeSummary } from '../../../domain/employees/nouns.ts'
import type { DepartmentId } from '../../../domain/kernel/ids.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import {
  type BulkChangeActor,
  departmentDraft,
  tagsDraft,
} from '../../../machines/employees/directory/bulkChange.machine.ts'
import type { DraftActor } from '../../../machines/kit/draft.machine.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useDraft } from '../../kit/drafting.ts'
import { useLocale } from '../../kit/locale.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { TagsField } from '../../kit/TagsField.tsx'
import { useDepartments, usePeopleById, useTagNames } from '../area.ts'

interface BulkProps {
  readonly bulk: BulkChangeActor
}

/** What is asked before several people are changed. */
export const BulkDialog = ({ bulk }: BulkProps) => {
  const kind = useSelector(bulk, ({ context }) => context.kind)
  const draft = useSelector(bulk, ({ children }) => children.draft)
  switch (kind) {
    case 'tags':
      return draft === undefined ? null : <TagsDialog bulk={bulk} draft={draft} />
    case 'department':
      return draft === undefined ? null : <DepartmentDialog bulk={bulk} draft={draft} />
    default:
      return <EmploymentStatusDialog bulk={bulk} isActive={kind === 'reactivate'} />
  }
}

/** What every one of them says and does. */
const useAsking = (bulk: BulkChangeActor) => {
  const byId = usePeopleById()
  const locale = useLocale()
  const people = useSelector(bulk, ({ context }) => context.people)
  return {
    who: counted(
      locale,
      people.flatMap((id) => byId.get(id) ?? []),
    ),
    people: people.flatMap((id) => byId.get(id) ?? []),
    error: useSelector(bulk, ({ context }) => context.refusal),
    busy: useSelector(bulk, (snapshot) => snapshot.hasTag('busy')),
  }
}

const counted = (locale: Locale, people: ReadonlyArray<EmployeeSummary>): string =>
  people.length === 1 ? `${people[0]?.fullName}` : `${writtenNumber(locale, people.length)} people`

const EmploymentStatusDialog = ({ bulk, isActive }: BulkProps & { readonly isActive: boolean }) => {
  const { who, people: _, ...asking } = useAsking(bulk)
  const verb = isActive ? 'Reactivate' : 'Deactivate'
  return (
    <ConfirmDialog
      {...asking}
      title={`${verb} ${who}?`}
      text={
        isActive
          ? 'They will show in lists again.'
          : 'Inactive people are hidden from lists. You can reactivate them at any time.'
      }
      confirmLabel={`${verb} ${who}`}
      tone={isActive ? 'solid' : 'danger'}
      onConfirm={() => bulk.send({ type: 'change.confirmed', change: { isActive } })}
      onCancel={() => bulk.send({ type: 'change.abandoned' })}
    />
  )
}

interface DraftedProps extends BulkProps {
  readonly draft: DraftActor
}

const DepartmentDialog = ({ bulk, draft }: DraftedProps) => {
  const { who, people: _, ...asking } = useAsking(bulk)
  const departments = useDepartments()
  const { fields, change, leave } = useDraft(draft, departmentDraft)
  const departmentId = fields.departmentId === '' ? null : (fields.departmentId as DepartmentId)
  return (
    <Dialog
      {...asking}
      title={`Department of ${who}`}
      confirmLabel={`Move ${who}`}
      onConfirm={() => bulk.send({ type: 'change.confirmed', change: { departmentId } })}
      onCancel={leave}
    >
      <SelectField
        label="New department"
        placeholder="No department"
        value={fields.departmentId}
        choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => change({ departmentId: chosen })}
      />
    </Dialog>
  )
}

const TagsDialog = ({ bulk, draft }: DraftedProps) => {
  const { who, people, ...asking } = useAsking(bulk)
  const known = useTagNames()
  const { fields, change, leave } = useDraft(draft, tagsDraft)
  const { added, removed } = fields
  const had = [...new Set(people.flatMap(({ tags }) => tags.map(({ name }) => name)))]
  const { tags: problem } = employeeFields.tags.problems({ tags: added })
  return (
    <Dialog
      {...asking}
      title={`Tags of ${who}`}
      confirmLabel={`Change tags of ${who}`}
      denied={added.length + removed.length === 0 ? 'Choose a tag first.' : problem}
      onConfirm={() => bulk.send({ type: 'change.confirmed', change: { addTags: added, removeTags: removed } })}
      onCancel={leave}
    >
      <Stack gap={4}>
        <TagsField
          label="Add"
          hint={people.length > 1 ? 'People who already have one keep it.' : undefined}
          known={known}
          tags={added}
          error={problem}
          onChange={(tags) => change({ added: tags })}
        />
        <TagsField
          label="Remove"
          known={had}
          tags={removed}
          denied={had.length === 0 ? 'None of them have tags.' : undefined}
          onChange={(tags) => change({ removed: tags })}
        />
      </Stack>
    </Dialog>
  )
}
