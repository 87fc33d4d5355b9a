import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import {
  type ReinstatementDraft,
  reinstatementFields,
} from '../../../domain/employees/starting/reinstatement.fields.ts'
import { furthestFirstDay, mayLead } from '../../../domain/employees/starting/reinstating.ts'
import { comesBack, denials, staysAway } from '../../../domain/employees/starting/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import {
  type ReinstatementActor,
  reinstatementProblemsIn,
} from '../../../machines/employees/starting/reinstatement.machine.ts'
import { askToLeave } from '../../../machines/kit/unsaved.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { boundTo, checkedBy, type RecordFields } from '../../kit/RecordForm.tsx'
import { Text } from '../../kit/Text.tsx'
import { usePeopleById } from '../area.ts'
import { DepartmentField } from '../DepartmentField.tsx'
import { PersonField } from '../PersonField.tsx'

const { fields } = reinstatementFields

/** Begins somebody's employment again: from when, where, and whether they are invited to sign in. */
export const ReinstateDialog = ({ reinstatement }: { readonly reinstatement: ReinstatementActor }) => {
  const snapshot = useSelector(reinstatement, (snapshot) => snapshot)
  const byId = usePeopleById()
  const { employee, draft, today, refusal } = snapshot.context
  const { id, fullName, email, manager } = employee
  const form: RecordFields<ReinstatementDraft> = {
    fields,
    draft,
    problems: reinstatementProblemsIn(snapshot),
    change: (change) => reinstatement.send({ type: 'reinstatement.changed', change }),
    leave: () => () => undefined,
  }
  const whyNot = useCallback(
    (of: EmployeeId) => {
      const may = mayLead(id, { id: of, isActive: byId.get(of)?.isActive ?? true }, (one) => byId.get(one)?.reportsTo)
      return may.allowed ? undefined : denials[may.because]
    },
    [byId, id],
  )
  const before = manager !== null && draft.reportsTo === manager.id ? 'Their manager before.' : undefined
  return (
    <Dialog
      title={`Reinstate ${fullName}`}
      confirmLabel={`Reinstate ${fullName}`}
      busy={snapshot.hasTag('busy')}
      error={refusal}
      onConfirm={() => reinstatement.send({ type: 'dialog.confirmed' })}
      onCancel={() => askToLeave(reinstatement, { type: 'dialog.cancelled' })}
    >
      <Text tone="muted">They work here again. How their employment ended stays in their timeline and in reports.</Text>
      <DateField {...boundTo(form, 'firstDay')} required max={furthestFirstDay(today)} />
      <DepartmentField {...boundTo(form, 'departmentId')} />
      <PersonField
        {...boundTo(form, 'reportsTo')}
        placeholder="Nobody"
        hint={before}
        error={form.problems.reportsTo ?? (draft.reportsTo === null ? undefined : whyNot(draft.reportsTo))}
        mayChoose={anybody}
        about={whyNot}
      />
      <CheckboxField
        {...checkedBy(form, 'invites')}
        hint={`Their login ended with their employment. An email goes to ${email} with a link to accept.`}
      />
      <Becomes title="Comes back" lines={comesBack} />
      <Becomes title="Does not come back" lines={staysAway} />
    </Dialog>
  )
}

const anybody = () => true

const Becomes = ({ title, lines }: { readonly title: string; readonly lines: ReadonlyArray<string> }) => (
  <div>
    <Text as="strong">{title}</Text>
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Text as="span" style="small" tone="muted">
            {line}
          </Text>
        </li>
      ))}
    </ul>
  </div>
)
