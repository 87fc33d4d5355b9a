import type { Draft } from '../../../domain/kernel/record.ts'
import type { companyFields } from '../../../domain/organisation/company.fields.ts'
import { companyDefaults, defaultIs } from '../../../domain/organisation/defaults.ts'
import type { Company } from '../../../domain/organisation/nouns.ts'
import { isOccasionSetting, type OccasionSetting } from '../../../domain/organisation/occasions.ts'
import { occasionSettingNames } from '../../../domain/organisation/settingsWording.ts'
import type { RecordFormActor } from '../../../machines/kit/recordForm.machine.ts'
import { companyDetails } from '../../../machines/organisation/companyDetails.ts'
import { useTimeZone } from '../../app/time.ts'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { boundTo, type RecordFields, RecordFormView } from '../../kit/RecordForm.tsx'
import { Section } from '../../kit/Section.tsx'
import { namedChoices, SelectField } from '../../kit/SelectField.tsx'
import { Columns, Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { zoneChoices } from '../zoneChoices.ts'
import { WorkingDaysField } from './WorkingDaysField.tsx'

type Fields = RecordFields<Draft<typeof companyFields.fields>>

export const CompanyForm = ({ form }: { readonly form: RecordFormActor }) => (
  <RecordFormView
    form={form}
    of={companyDetails.form}
    saveLabel="Save company details"
    called="The company"
    onCancel={() => form.send({ type: 'form.abandoned' })}
  >
    {(fields, base) => (
      <>
        <Section title="Company details" description="Everyone in the company sees the name and vision.">
          <Stack gap={4}>
            <TextField {...boundTo(fields, 'name')} />
            <TextArea {...boundTo(fields, 'vision')} hint="Shown on everyone’s home page and above all goals." />
            <ZoneField fields={fields} />
            <DaysField fields={fields} />
            <OccasionsField fields={fields} />
            <LastChanges
              fields={fields}
              changes={base?.changes ?? []}
              of={['name', 'vision', 'timeZone', 'workingDays', 'occasions']}
            />
          </Stack>
        </Section>
        <Section title="Company contact" description="Shown to everyone in Help.">
          <Stack gap={4}>
            <Columns>
              <TextField {...boundTo(fields, 'helpName')} />
              <TextField {...boundTo(fields, 'helpEmail')} type="email" hint={usually('helpEmail')} />
              <TextField {...boundTo(fields, 'helpPhone')} type="tel" />
            </Columns>
            <LastChanges fields={fields} changes={base?.changes ?? []} of={['helpName', 'helpEmail', 'helpPhone']} />
          </Stack>
        </Section>
        <Section
          title="Email sender"
          description="For all emails from this company. They are sent from Tenure’s address; replies go to the address you set."
        >
          <Stack gap={4}>
            <Columns>
              <TextField {...boundTo(fields, 'senderName')} hint={usually('senderName')} />
              <TextField {...boundTo(fields, 'replyTo')} type="email" hint={usually('replyTo')} />
            </Columns>
            <LastChanges fields={fields} changes={base?.changes ?? []} of={['senderName', 'replyTo']} />
          </Stack>
        </Section>
      </>
    )}
  </RecordFormView>
)

const ZoneField = ({ fields: { fields, draft, problems, change } }: { readonly fields: Fields }) => (
  <SelectField
    label={fields.timeZone?.label ?? ''}
    value={draft.timeZone}
    error={problems.timeZone}
    choices={zoneChoices()}
    hint="Planned dates and times keep their local time: what is due on the 3rd stays due on the 3rd."
    onChange={(timeZone) => change({ timeZone })}
  />
)

const DaysField = ({ fields: { fields, draft, problems, change } }: { readonly fields: Fields }) => (
  <WorkingDaysField
    label={fields.workingDays?.label ?? ''}
    value={draft.workingDays}
    error={problems.workingDays}
    hint={`Used by the daily scrum. ${usually('workingDays') ?? ''}`}
    onChange={(workingDays) => change({ workingDays })}
  />
)

/** Who is new is told in any case: everybody meets them. */
const OccasionsField = ({ fields: { fields, draft, problems, change } }: { readonly fields: Fields }) => (
  <SelectField
    label={fields.occasions?.label ?? ''}
    value={draft.occasions}
    error={problems.occasions}
    choices={namedChoices(occasionSettingNames)}
    hint={`People can hide their own in Settings. The year of birth is never shown. ${usually('occasions') ?? ''}`}
    onChange={(occasions) => change({ occasions: occasions as OccasionSetting })}
  />
)

const usually = (field: keyof typeof companyDefaults): string | undefined =>
  companyDefaults[field] === null ? undefined : defaultIs(companyDefaults[field])

interface LastChangesProps {
  readonly fields: Fields
  readonly changes: Company['changes']
  readonly of: ReadonlyArray<keyof Fields['draft'] & string>
}

/** Who changed each field last, when, and what it was before, with the way back to that. */
const LastChanges = ({ fields: { fields, draft, change }, changes, of }: LastChangesProps) => {
  const timeZone = useTimeZone()
  return of.map((name) => {
    const last = changes.find(({ field }) => field === name)
    if (last === undefined) return null
    const label = fields[name]?.label ?? name
    const before = last.before ?? ''
    return (
      <Text key={name} style="small" tone="muted">
        {label}: {last.by === null ? 'changed' : `changed by ${last.by.fullName}`}{' '}
        <DateText value={last.atUtc} timeZone={timeZone} />
        {before === ''
          ? '. There was none before.'
          : `. Before: ${isOccasionSetting(before) ? occasionSettingNames[before] : before}`}{' '}
        {draft[name] === before ? null : (
          <Button size="sm" tone="ghost" onClick={() => change({ [name]: before })}>
            Restore <span className="sr-only">{label}</span>
          </Button>
        )}
      </Text>
    )
  })
}
