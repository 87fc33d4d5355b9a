import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { linesOf, mayRearrange, stepsFor } from '../../domain/orgChart/moving.ts'
import type { OrgNode } from '../../domain/orgChart/tree.ts'
import { denials, sentences } from '../../domain/orgChart/wording.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import { moveDraft } from '../../machines/orgChart/moves.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDraft } from '../kit/drafting.ts'
import { useLocale } from '../kit/locale.ts'
import { Text } from '../kit/Text.tsx'
import { useOrgChart, useOrgChartState, useTree } from './area.ts'
import { FindPerson } from './FindPerson.tsx'

/** § 7 A new manager without dragging: by name, or nobody. */
export const MoveDialog = () => {
  const tree = useTree()
  const draft = useOrgChartState(({ children }) => children.draft)
  const node = useOrgChartState(({ context: { subject } }) => (subject === null ? undefined : tree.byId.get(subject)))
  return draft !== undefined && node !== undefined ? <Choosing key={node.person.id} node={node} draft={draft} /> : null
}

interface ChoosingProps {
  readonly node: OrgNode
  readonly draft: DraftActor
}

const Choosing = ({ node, draft }: ChoosingProps) => {
  const chart = useOrgChart()
  const tree = useTree()
  const actor = useOrgChartState(({ context }) => context.actor)
  const { fields, change, leave } = useDraft(draft, moveDraft)
  const { isTop, leavesTeam } = fields
  const chosen = fields.managerId === null ? undefined : tree.byId.get(fields.managerId)
  const { person, manager, reports } = node
  const lines = linesOf(tree)
  const whyNot = (managerId: EmployeeId | null): string | undefined => {
    const may = mayRearrange(actor, stepsFor(node, managerId, leavesTeam), lines)
    return may.allowed ? undefined : denials[may.because]
  }
  const locale = useLocale()
  const managerId = isTop ? null : chosen?.person.id
  const denied = managerId === undefined ? 'Choose a manager first.' : whyNot(managerId)
  return (
    <Dialog
      title={`Move ${person.fullName}`}
      confirmLabel="Move"
      denied={denied}
      error={managerId === undefined ? undefined : denied}
      onConfirm={() => {
        if (managerId !== undefined) chart.send({ type: 'move.asked', id: person.id, managerId, leavesTeam })
      }}
      onCancel={leave}
    >
      <Text tone="muted">
        {manager === null ? 'Now has no manager.' : `Now reports to ${manager.person.fullName}.`}
      </Text>
      <FindPerson
        label="New manager"
        placeholder="Type a name"
        required={!isTop}
        denied={isTop ? 'They will have no manager.' : undefined}
        chosen={chosen?.person.fullName ?? ''}
        mayBe={(other) => other.person.isActive && other !== manager && whyNot(other.person.id) === undefined}
        onFound={({ person: found }) => change({ managerId: found.id })}
      />
      <CheckboxField label="No one: top of the chart" checked={isTop} onChange={(top) => change({ isTop: top })} />
      {reports.length === 0 ? null : (
        <CheckboxField
          label={`Move without their team (${sentences.directReports(locale, reports.length)})`}
          checked={leavesTeam}
          onChange={(leaves) => change({ leavesTeam: leaves })}
        />
      )}
    </Dialog>
  )
}
