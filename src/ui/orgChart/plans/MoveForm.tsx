import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { linesOf, mayRearrange, stepsFor } from '../../../domain/orgChart/moving.ts'
import type { MovingDraft } from '../../../domain/orgChart/plans/plan.fields.ts'
import { movingFields } from '../../../domain/orgChart/plans/plan.fields.ts'
import { denials, sentences } from '../../../domain/orgChart/wording.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { type PlanBegun, planMoveForm, treePlanned } from '../../../machines/orgChart/plans/forms.ts'
import { useActor } from '../../app/session.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { useLocale } from '../../kit/locale.ts'
import type { RecordFields } from '../../kit/RecordForm.tsx'
import { RecordFormDialog } from '../../kit/RecordFormDialog.tsx'
import { Text } from '../../kit/Text.tsx'
import { FindPerson } from '../FindPerson.tsx'
import { usePlanWork } from './area.ts'

/** Another move, while it is chosen: against the chart as the plan would leave it. */
export const MoveForm = () => {
  const work = usePlanWork()
  const form = useSelector(work, ({ children }) => children.moveForm as RecordFormActor | undefined)
  const begun = useSelector(work, ({ context }) => context.begun)
  if (form === undefined || begun === null) return null
  return (
    <RecordFormDialog form={form} of={planMoveForm} title="Add a move" called="This plan">
      {(fields) => <Choosing fields={fields} begun={begun} />}
    </RecordFormDialog>
  )
}

interface ChoosingProps {
  readonly fields: RecordFields<MovingDraft>
  readonly begun: PlanBegun
}

const Choosing = ({ fields: { draft, problems, change }, begun }: ChoosingProps) => {
  const actor = useActor()
  const locale = useLocale()
  const tree = useMemo(() => treePlanned(begun), [begun])
  const node = draft.person === null ? undefined : tree.byId.get(draft.person)
  const lines = linesOf(tree)
  const whyNot = (managerId: EmployeeId | null): string | undefined => {
    if (node === undefined) return undefined
    const may = mayRearrange(actor, stepsFor(node, managerId, draft.leavesTeam), lines)
    return may.allowed ? undefined : denials[may.because]
  }
  const nameOf = (id: EmployeeId | null) => (id === null ? '' : (tree.byId.get(id)?.person.fullName ?? ''))
  return (
    <>
      <FindPerson
        label={movingFields.fields.person.label}
        placeholder="Type a name"
        required
        error={problems.person}
        chosen={nameOf(draft.person)}
        mayBe={(other) => other.person.isActive}
        onFound={({ person }) => change({ person: person.id, manager: null, leavesTeam: false })}
      />
      {node === undefined ? null : (
        <Text tone="muted">
          {node.manager === null
            ? 'Has no manager in this plan.'
            : `Reports to ${node.manager.person.fullName} in this plan.`}
        </Text>
      )}
      <FindPerson
        label={movingFields.fields.manager.label}
        placeholder="Type a name"
        required={!draft.isTop}
        denied={draft.isTop ? 'They will have no manager.' : undefined}
        error={problems.manager ?? (draft.isTop || draft.manager === null ? undefined : whyNot(draft.manager))}
        chosen={draft.isTop ? '' : nameOf(draft.manager)}
        mayBe={(other) =>
          other.person.isActive && other.person.id !== node?.manager?.person.id && whyNot(other.person.id) === undefined
        }
        onFound={({ person }) => change({ manager: person.id })}
      />
      <CheckboxField
        label={movingFields.fields.isTop.label}
        checked={draft.isTop}
        onChange={(isTop) => change({ isTop })}
      />
      {node === undefined || node.reports.length === 0 ? null : (
        <CheckboxField
          label={`${movingFields.fields.leavesTeam.label} (${sentences.directReports(locale, node.reports.length)})`}
          checked={draft.leavesTeam}
          onChange={(leavesTeam) => change({ leavesTeam })}
        />
      )}
    </>
  )
}
