import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import {
  type LeavingKind,
  type TerminationDraft,
  terminationFields,
} from '../../domain/employees/termination.fields.ts'
import { furthestLastDay, mayTakeOver } from '../../domain/employees/termination.ts'
import { denials } from '../../domain/employees/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { writtenDay, writtenNumber } from '../../domain/kernel/locale.ts'
import {
  isPlanning,
  type TerminationActor,
  terminationProblemsIn,
} from '../../machines/employees/termination.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useLocale } from '../kit/locale.ts'
import { boundTo, type RecordFields } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { usePeopleById } from './area.ts'
import { HandoverList } from './HandoverList.tsx'
import { PersonField } from './PersonField.tsx'

const { fields } = terminationFields
const reasons = namedChoices(fields.kind.names ?? {})

/** § 4 Ends somebody's employment, now or when a day ahead is over: why, and who takes over the people who report to them. */
export const TerminateDialog = ({ termination }: { readonly termination: TerminationActor }) => {
  const snapshot = useSelector(termination, (snapshot) => snapshot)
  const locale = useLocale()
  const { employee, draft, today, refusal } = snapshot.context
  const { fullName, leaving } = employee
  const form: RecordFields<TerminationDraft> = {
    fields,
    draft,
    problems: terminationProblemsIn(snapshot),
    change: (change) => termination.send({ type: 'termination.changed', change }),
    leave: () => () => undefined,
  }
  const isAhead = isPlanning(snapshot)
  return (
    <Dialog
      title={leaving === null ? `Terminate ${fullName}` : `Last day of ${fullName}`}
      confirmLabel={
        isAhead ? (leaving === null ? 'Plan the last day' : 'Change the last day') : `Terminate ${fullName}`
      }
      tone={isAhead ? 'solid' : 'danger'}
      busy={snapshot.hasTag('busy')}
      error={refusal}
      onConfirm={() => termination.send({ type: 'dialog.confirmed' })}
      onCancel={() => askToLeave(termination, { type: 'dialog.cancelled' })}
    >
      <Text tone="muted">
        {isAhead
          ? `Nothing changes until the end of ${writtenDay(locale, draft.date)}. Their employment ends automatically the next morning. Until then you can change or cancel it.`
          : 'Their employment ends now and they can no longer sign in. Their record is kept.'}
      </Text>
      <DateField {...boundTo(form, 'date')} required max={furthestLastDay(today)} />
      <SelectField
        label={fields.kind.label}
        required
        value={draft.kind ?? ''}
        choices={reasons}
        placeholder="Choose a reason for leaving"
        error={form.problems.kind}
        onChange={(kind) => form.change({ kind: kind === '' ? null : (kind as LeavingKind) })}
      />
      {draft.kind === 'other' ? <TextField {...boundTo(form, 'reason')} required /> : null}
      <HeirField form={form} leaver={employee} />
      {snapshot.children.handover === undefined ? null : <HandoverList handover={snapshot.children.handover} />}
      <TextArea {...boundTo(form, 'notes')} hint="Only administrators can see this." />
    </Dialog>
  )
}

interface HeirFieldProps {
  readonly form: RecordFields<TerminationDraft>
  readonly leaver: Pick<EmployeeSummary, 'id' | 'fullName' | 'reportsTo'>
}

/** Everybody is found, also who cannot take over: below the name stands why. */
const HeirField = ({ form, leaver }: HeirFieldProps) => {
  const byId = usePeopleById()
  const locale = useLocale()
  const { id: leaverId, fullName, reportsTo } = leaver
  const whyNot = useCallback(
    (id: EmployeeId) => {
      const isActive = byId.get(id)?.isActive ?? true
      const may = mayTakeOver(leaverId, { id, isActive }, (of) => byId.get(of)?.reportsTo)
      return may.allowed ? undefined : denials[may.because]
    },
    [byId, leaverId],
  )
  const reports = [...byId.values()].filter((one) => one.reportsTo === leaverId && one.isActive).length
  if (reports === 0) return null
  const chosen = form.draft.reassignReportsTo
  const proposal = chosen !== null && chosen === reportsTo ? ', whose own manager is suggested.' : '.'
  return (
    <PersonField
      {...boundTo(form, 'reassignReportsTo')}
      required
      hint={`${reports === 1 ? 'One active person reports' : `${writtenNumber(locale, reports)} active people report`} to ${fullName}${proposal}`}
      placeholder="Type a name"
      error={form.problems.reassignReportsTo ?? (chosen === null ? undefined : whyNot(chosen))}
      mayChoose={anybody}
      about={whyNot}
    />
  )
}

const anybody = () => true
