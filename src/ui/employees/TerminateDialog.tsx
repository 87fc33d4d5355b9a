import { useSelector } from '@xstate/react'
import { mayReportTo } from '../../domain/employees/reporting.ts'
import { type TerminationDraft, terminationFields } from '../../domain/employees/termination.fields.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { type TerminationActor, terminationProblemsIn } from '../../machines/employees/termination.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useLocale } from '../kit/locale.ts'
import { boundTo, type RecordFields } from '../kit/RecordForm.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { usePeopleById } from './area.ts'
import { HandoverList } from './HandoverList.tsx'
import { PersonField } from './PersonField.tsx'

/** § 4 Ends somebody's employment: the last day, why, and who takes over the people who report to them. */
export const TerminateDialog = ({ termination }: { readonly termination: TerminationActor }) => {
  const snapshot = useSelector(termination, (snapshot) => snapshot)
  const byId = usePeopleById()
  const locale = useLocale()
  const { employee, draft, today, refusal } = snapshot.context
  const form: RecordFields<TerminationDraft> = {
    fields: terminationFields.fields,
    draft,
    problems: terminationProblemsIn(snapshot),
    change: (change) => termination.send({ type: 'termination.changed', change }),
    leave: () => () => undefined,
  }
  const reports = [...byId.values()].filter(({ reportsTo, isActive }) => reportsTo === employee.id && isActive).length
  return (
    <Dialog
      title={`Terminate ${employee.fullName}`}
      confirmLabel={`Terminate ${employee.fullName}`}
      tone="danger"
      busy={snapshot.hasTag('busy')}
      error={refusal}
      onConfirm={() => termination.send({ type: 'dialog.confirmed' })}
      onCancel={() => askToLeave(termination, { type: 'dialog.cancelled' })}
    >
      <Text tone="muted">
        Their employment ends on the day you choose. The record stays and can be read; this cannot be undone.
      </Text>
      {snapshot.children.handover === undefined ? null : <HandoverList handover={snapshot.children.handover} />}
      <DateField {...boundTo(form, 'date')} required max={today} />
      <TextField {...boundTo(form, 'reason')} autoFocus />
      {reports === 0 ? null : (
        <PersonField
          label={terminationFields.fields.reassignReportsTo.label}
          required
          hint={`${reports === 1 ? 'One active person reports' : `${writtenNumber(locale, reports)} active people report`} to ${employee.fullName}.`}
          placeholder="Type a name"
          value={draft.reassignReportsTo}
          error={form.problems.reassignReportsTo}
          mayChoose={(id) => mayReportTo(employee.id, id, (of) => byId.get(of)?.reportsTo).allowed}
          onChange={(reassignReportsTo) => form.change({ reassignReportsTo })}
        />
      )}
      <TextArea {...boundTo(form, 'notes')} />
    </Dialog>
  )
}
