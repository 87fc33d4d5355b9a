import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { tagsProblems } from '../../../domain/employees/drafts.ts'
import type { EmployeeSummary } from '../../../domain/employees/nouns.ts'
import type { DepartmentId } from '../../../domain/kernel/ids.ts'
import type { BulkChangeActor } from '../../../machines/employees/directory/bulkChange.machine.ts'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { grouped } from '../../kit/numbers.ts'
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
  switch (kind) {
    case 'tags':
      return <TagsDialog bulk={bulk} />
    case 'department':
      return <DepartmentDialog bulk={bulk} />
    default:
      return <StandingDialog bulk={bulk} isActive={kind === 'reactivate'} />
  }
}

/** What every one of them says and does. */
const useAsking = (bulk: BulkChangeActor) => {
  const byId = usePeopleById()
  const people = useSelector(bulk, ({ context }) => context.people)
  return {
    who: counted(people.flatMap((id) => byId.get(id) ?? [])),
    people: people.flatMap((id) => byId.get(id) ?? []),
    error: useSelector(bulk, ({ context }) => context.refusal),
    busy: useSelector(bulk, (snapshot) => snapshot.hasTag('busy')),
    onCancel: () => bulk.send({ type: 'change.abandoned' }),
  }
}

const counted = (people: ReadonlyArray<EmployeeSummary>): string =>
  people.length === 1 ? `${people[0]?.fullName}` : `${grouped(people.length)} people`

const StandingDialog = ({ bulk, isActive }: BulkProps & { readonly isActive: boolean }) => {
  const { who, people: _, ...asking } = useAsking(bulk)
  const verb = isActive ? 'Reactivate' : 'Deactivate'
  return (
    <ConfirmDialog
      {...asking}
      title={`${verb} ${who}?`}
      text={
        isActive ? 'They will be in lists again.' : 'Lists hide inactive people. They can be reactivated at any time.'
      }
      confirmLabel={`${verb} ${who}`}
      tone={isActive ? 'solid' : 'danger'}
      onConfirm={() => bulk.send({ type: 'change.confirmed', change: { isActive } })}
    />
  )
}

const DepartmentDialog = ({ bulk }: BulkProps) => {
  const { who, people: _, ...asking } = useAsking(bulk)
  const departments = useDepartments()
  const [chosen, setChosen] = useState('')
  const departmentId = chosen === '' ? null : (chosen as DepartmentId)
  return (
    <Dialog
      {...asking}
      title={`Department of ${who}`}
      confirmLabel={`Move ${who}`}
      onConfirm={() => bulk.send({ type: 'change.confirmed', change: { departmentId } })}
    >
      <SelectField
        label="New department"
        placeholder="No department"
        value={chosen}
        choices={departments.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
    </Dialog>
  )
}

const TagsDialog = ({ bulk }: BulkProps) => {
  const { who, people, ...asking } = useAsking(bulk)
  const known = useTagNames()
  const [added, setAdded] = useState<ReadonlyArray<string>>([])
  const [removed, setRemoved] = useState<ReadonlyArray<string>>([])
  const had = [...new Set(people.flatMap(({ tags }) => tags.map(({ name }) => name)))]
  const { tags: problem } = tagsProblems({ tags: added })
  return (
    <Dialog
      {...asking}
      title={`Tags of ${who}`}
      confirmLabel={`Change tags of ${who}`}
      denied={added.length + removed.length === 0 ? 'Choose a tag first.' : problem}
      onConfirm={() => bulk.send({ type: 'change.confirmed', change: { addTags: added, removeTags: removed } })}
    >
      <Stack gap={4}>
        <TagsField
          label="Add"
          hint="Whoever has one already keeps it."
          known={known}
          tags={added}
          error={problem}
          onChange={setAdded}
        />
        <TagsField
          label="Remove"
          known={had}
          tags={removed}
          denied={had.length === 0 ? 'None of them has a tag.' : undefined}
          onChange={setRemoved}
        />
      </Stack>
    </Dialog>
  )
}
