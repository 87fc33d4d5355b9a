import { useMemo } from 'react'
import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import { calledKind } from '../../../domain/policies/kindWords.ts'
import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { type PolicySettingsDraft, toParties } from '../../../domain/policies/settingsDrafts.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { policySettingsForm } from '../../../machines/policies/policySettingsForm.ts'
import { usePart } from '../../app/session.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { writtenDay } from '../../kit/dates.ts'
import { RadioField } from '../../kit/RadioField.tsx'
import type { RecordConflict } from '../../kit/RecordConflict.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../../kit/RecordForm.tsx'
import { Section } from '../../kit/Section.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { ChosenField } from './ChosenField.tsx'
import { Reach } from './Reach.tsx'
import { settingsTitle } from './SettingsSummary.tsx'

interface SettingsFormProps {
  readonly form: RecordFormActor
  readonly document: HrDocument
}

/** § 7 PUT {id}/settings: whom it binds, by when, and how often; of what asks nobody only who it is for. */
export const SettingsForm = ({ form, document }: SettingsFormProps) => (
  <Section title={settingsTitle(document)}>
    <RecordFormView
      form={form}
      of={policySettingsForm}
      saveLabel="Save settings"
      called={`This ${calledKind(document)}`}
      conflict={conflictOf(document)}
    >
      {(fields, base) => <Fields fields={fields} document={base ?? document} />}
    </RecordFormView>
  </Section>
)

interface FieldsProps {
  readonly fields: RecordFields<PolicySettingsDraft>
  readonly document: HrDocument
}

const binding = [
  { value: 'everybody', label: 'Everybody', hint: 'Also whoever joins later.' },
  { value: 'chosen', label: 'Chosen people', hint: 'By name, department, position or tag.' },
] as const

const bindingLabel = (document: HrDocument) => (asksForAgreement(document) ? 'It binds' : 'It is for')

const Fields = ({ fields, document }: FieldsProps) => {
  const { draft, problems, change } = fields
  const asks = asksForAgreement(document)
  const { binds, employeeIds, departmentIds, positionTitles, tags } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields that decide it, and no others
  const parties = useMemo(() => toParties(draft), [binds, employeeIds, departmentIds, positionTitles, tags])
  return (
    <>
      <RadioField
        label={bindingLabel(document)}
        choices={binding}
        value={binds}
        error={problems.binds}
        onChange={(chosen) => change({ binds: chosen })}
      />
      {binds === 'chosen' ? <Parties fields={fields} /> : null}
      <Reach parties={parties} asks={asks} />
      {asks ? <WhenFields fields={fields} /> : null}
      {document.versionNo === 0 ? null : (
        <CheckboxField
          label="Archived"
          hint={
            asks
              ? 'It asks nobody any more. Its versions and who agreed to them are kept.'
              : 'Only people who manage HR documents find it. Its versions are kept.'
          }
          checked={draft.isArchived}
          onChange={(isArchived) => change({ isArchived })}
        />
      )}
    </>
  )
}

/** By when it is agreed to, and what follows when it is not. */
const WhenFields = ({ fields }: Pick<FieldsProps, 'fields'>) => (
  <Columns>
    <DateField {...boundTo(fields, 'dueDay')} label="Agree by" hint="The last day. Empty for none." />
    <TextField
      {...boundTo(fields, 'dueInDays')}
      label="Days for whoever joins later"
      hint="From the day it binds them."
    />
    <TextField
      {...boundTo(fields, 'remindEveryDays')}
      label="Remind every … days"
      hint="From the due day on. Empty for no reminders."
    />
    <TextField
      {...boundTo(fields, 'tellManagerAfterDays')}
      label="Tell the manager after … days"
      hint="Once, of whoever is late by then. Empty for never."
    />
    <TextField {...boundTo(fields, 'renewEveryMonths')} label="Agree anew every … months" hint="Empty for never." />
  </Columns>
)

const Parties = ({ fields: { draft, change } }: Pick<FieldsProps, 'fields'>) => {
  const people = usePart('employees')
  const bootstrap = usePart('bootstrap')
  const offers = useMemo(() => {
    const active = (people ?? []).filter(({ isActive }) => isActive)
    const titles = [...new Set(active.flatMap(({ positionTitle }) => positionTitle ?? []))].sort()
    return {
      people: active.map(({ id, fullName }) => ({ value: id, label: fullName })),
      departments: (bootstrap?.departments ?? []).map(({ id, name }) => ({ value: id, label: name })),
      titles: titles.map((title) => ({ value: title, label: title })),
      tags: (bootstrap?.tagList ?? []).map(({ name }) => ({ value: name, label: name })),
    }
  }, [people, bootstrap])
  return (
    <>
      <ChosenField
        label="People"
        offers={offers.people}
        chosen={draft.employeeIds}
        onChange={(employeeIds) => change({ employeeIds })}
      />
      <ChosenField
        label="Departments"
        offers={offers.departments}
        chosen={draft.departmentIds}
        onChange={(departmentIds) => change({ departmentIds })}
      />
      <ChosenField
        label="Positions"
        offers={offers.titles}
        chosen={draft.positionTitles}
        onChange={(positionTitles) => change({ positionTitles })}
      />
      <ChosenField label="Tags" offers={offers.tags} chosen={draft.tags} onChange={(tags) => change({ tags })} />
    </>
  )
}

const counted = (values: ReadonlyArray<string>): string => (values.length === 0 ? '' : `${values.length} chosen`)

const conflictOf = (document: HrDocument): RecordConflict<PolicySettingsDraft> => ({
  binds: [bindingLabel(document), ({ binds }) => (binds === 'everybody' ? 'Everybody' : 'Chosen people')],
  employeeIds: ['People', ({ employeeIds }) => counted(employeeIds)],
  departmentIds: ['Departments', ({ departmentIds }) => counted(departmentIds)],
  positionTitles: ['Positions', ({ positionTitles }) => positionTitles.join(', ')],
  tags: ['Tags', ({ tags }) => tags.join(', ')],
  dueDay: ['Agree by', ({ dueDay }) => (dueDay === '' ? '' : (writtenDay(dueDay) ?? dueDay))],
  dueInDays: ['Days for whoever joins later', ({ dueInDays }) => dueInDays],
  remindEveryDays: ['Remind every … days', ({ remindEveryDays }) => remindEveryDays],
  tellManagerAfterDays: ['Tell the manager after … days', ({ tellManagerAfterDays }) => tellManagerAfterDays],
  renewEveryMonths: ['Agree anew every … months', ({ renewEveryMonths }) => renewEveryMonths],
  isArchived: ['Archived', ({ isArchived }) => (isArchived ? 'Yes' : 'No')],
})
