import { useSelector } from '@xstate/react'
import type { Employee } from '../../domain/employees/nouns.ts'
import { wording } from '../../domain/employees/wording.ts'
import type { EmployeeEditorActor } from '../../machines/employees/employeeEditor.machine.ts'
import { carriedOver, draftFrom } from '../../machines/employees/sections.ts'
import { Banner } from '../kit/Banner.tsx'
import { BothVersions } from '../kit/BothVersions.tsx'
import { Button } from '../kit/Button.tsx'
import { writtenDay } from '../kit/dates.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useDepartments, usePeopleById } from './area.ts'
import { differences, type Names } from './conflict.ts'

/** Instead of the fields, while somebody else's change stands against what was typed. */
export const Conflict = ({ editor }: { readonly editor: EmployeeEditorActor }) => {
  const theirs = useSelector(editor, ({ context }) => context.theirs)
  const refusal = useSelector(editor, ({ context }) => context.refusal)
  const isFetching = useSelector(editor, (snapshot) =>
    snapshot.matches({ form: { dirty: { conflicting: 'fetching' } } }),
  )
  return (
    <>
      <Banner tone="warning">{wording.changedMeanwhile}</Banner>
      {theirs !== null ? (
        <BesideEachOther editor={editor} theirs={theirs} />
      ) : refusal === null ? (
        <Skeleton height={96} />
      ) : (
        <Banner
          tone="danger"
          action={
            <Button size="sm" busy={isFetching} onClick={() => editor.send({ type: 'retry.asked' })}>
              Try again
            </Button>
          }
        >
          {refusal}
        </Banner>
      )}
    </>
  )
}

interface BesideProps {
  readonly editor: EmployeeEditorActor
  readonly theirs: Employee
}

const BesideEachOther = ({ editor, theirs }: BesideProps) => {
  const names = useNames(theirs)
  const section = useSelector(editor, ({ context }) => context.section)
  const base = useSelector(editor, ({ context }) => context.base)
  const draft = useSelector(editor, ({ context }) => context.draft)
  // What keeping mine would save: where nothing was typed, theirs stays.
  const mine = carriedOver(section, draftFrom(base), draft, draftFrom(theirs))
  return (
    <BothVersions
      differences={differences(section, theirs, mine, names)}
      onTakeTheirs={() => editor.send({ type: 'theirs.taken' })}
      onKeepMine={() => editor.send({ type: 'mine.kept' })}
    />
  )
}

const useNames = ({ manager, hrPolicies }: Employee): Names => {
  const departments = useDepartments()
  const byId = usePeopleById()
  return {
    department: (id) => departments.find((department) => department.id === id)?.name,
    person: (id) => byId.get(id)?.fullName ?? (manager?.id === id ? manager.fullName : undefined),
    day: (day) => writtenDay(day),
    policy: (id) => hrPolicies?.find((policy) => policy.id === id)?.title,
  }
}
