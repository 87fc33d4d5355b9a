import { useMemo } from 'react'
import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import { calledKind } from '../../../domain/policies/kindWords.ts'
import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { type PolicySettingsDraft, settingsFields } from '../../../domain/policies/settings.fields.ts'
import { toParties } from '../../../domain/policies/settingsDrafts.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { policySettingsForm } from '../../../machines/policies/policySettingsForm.ts'
import { ChosenField } from '../../app/ChosenField.tsx'
import { usePart } from '../../app/session.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { RadioField } from '../../kit/RadioField.tsx'
import type { Written } from '../../kit/RecordConflict.tsx'
import { boundTo, checkedBy, type RecordFields, RecordFormView } from '../../kit/RecordForm.tsx'
import { Section } from '../../kit/Section.tsx'
import { Columns } from '../../kit/Stack.tsx'
import { TextField } from '../../kit/TextField.tsx'
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
      of={{ ...policySettingsForm, fields: fieldsOf(document) }}
      saveLabel="Save settings"
      called={`This ${calledKind(document)}`}
      conflict={conflict}
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
  { value: 'everybody', label: 'All employees', hint: 'Includes people who join later.' },
  { value: 'chosen', label: 'Chosen people', hint: 'By name, department, position or tag.' },
] as const

const fieldsOf = (document: HrDocument) => {
  const { fields } = settingsFields
  return asksForAgreement(document) ? fields : { ...fields, binds: { ...fields.binds, label: 'It is for' } }
}

const Fields = ({ fields, document }: FieldsProps) => {
  const { draft, problems, change } = fields
  const asks = asksForAgreement(document)
  const { binds, employeeIds, departmentIds, positionTitles, tags } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields that decide it, and no others
  const parties = useMemo(() => toParties(draft), [binds, employeeIds, departmentIds, positionTitles, tags])
  return (
    <>
      <RadioField
        label={fieldsOf(document).binds.label}
        choices={binding}
        value={binds}
        error={problems.binds}
        onChange={(chosen) => change({ binds: chosen })}
      />
      {binds === 'chosen' ? <Parties fields={fields} /> : null}
      <Reach document={document} parties={parties} />
      {asks ? <WhenFields fields={fields} /> : null}
      {document.versionNo === 0 ? null : (
        <CheckboxField
          {...checkedBy(fields, 'isArchived')}
          hint={
            asks
              ? 'No one has to agree any more. Versions and agreements are kept.'
              : 'Only people who manage HR documents can see it. Versions are kept.'
          }
        />
      )}
    </>
  )
}

/** By when it is agreed to, and what follows when it is not. */
const WhenFields = ({ fields }: Pick<FieldsProps, 'fields'>) => (
  <Columns>
    <DateField {...boundTo(fields, 'dueDay')} hint="Last day to agree. Leave empty for none." />
    <TextField {...boundTo(fields, 'dueInDays')} hint="From the day it applies to them." />
    <TextField {...boundTo(fields, 'remindEveryDays')} hint="Starts on the due date. Leave empty for no reminders." />
    <TextField
      {...boundTo(fields, 'tellManagerAfterDays')}
      hint="Sent once, about everyone overdue at that time. Leave empty for never."
    />
    <TextField {...boundTo(fields, 'renewEveryMonths')} hint="Leave empty for never." />
  </Columns>
)

const Parties = ({ fields: { draft, change } }: Pick<FieldsProps, 'fields'>) => {
  const labels = settingsFields.fields
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
        label={labels.employeeIds.label}
        offers={offers.people}
        chosen={draft.employeeIds}
        onChange={(employeeIds) => change({ employeeIds })}
      />
      <ChosenField
        label={labels.departmentIds.label}
        offers={offers.departments}
        chosen={draft.departmentIds}
        onChange={(departmentIds) => change({ departmentIds })}
      />
      <ChosenField
        label={labels.positionTitles.label}
        offers={offers.titles}
        chosen={draft.positionTitles}
        onChange={(positionTitles) => change({ positionTitles })}
      />
      <ChosenField
        label={labels.tags.label}
        offers={offers.tags}
        chosen={draft.tags}
        onChange={(tags) => change({ tags })}
      />
    </>
  )
}

const counted = (values: ReadonlyArray<string>): string => (values.length === 0 ? '' : `${values.length} chosen`)

const conflict: Written<PolicySettingsDraft> = {
  employeeIds: ({ employeeIds }) => counted(employeeIds),
  departmentIds: ({ departmentIds }) => counted(departmentIds),
}
