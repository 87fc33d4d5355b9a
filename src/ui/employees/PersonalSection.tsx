import { EMAIL_MAX } from '../../domain/employees/emails.ts'
import type { Personal } from '../../domain/employees/nouns.ts'
import { ADDRESS_MAX, RIGHT_TO_WORK_MAX, SHORT_MAX } from '../../domain/employees/profileDrafts.ts'
import { DateField } from '../kit/DateField.tsx'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Lines } from '../kit/Lines.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Columns } from '../kit/Stack.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { fieldLabels } from './conflict.ts'
import { EditableSection, type SectionProps } from './EditableSection.tsx'
import { bound, type Form } from './form.ts'

/** Seen by the person and by admins. */
export const PersonalSection = ({ personal, ...section }: SectionProps & { readonly personal: Personal }) => (
  <EditableSection {...section} title="Personal" fields={(form) => <PersonalFields form={form} />}>
    <DescriptionList
      items={[
        { term: fieldLabels.dateOfBirth, value: <DateText value={personal.dateOfBirth} /> },
        { term: fieldLabels.gender, value: personal.gender },
        {
          term: fieldLabels.personalEmail,
          value: personal.personalEmail && (
            <TextLink href={`mailto:${personal.personalEmail}`}>{personal.personalEmail}</TextLink>
          ),
        },
        {
          term: fieldLabels.personalPhone,
          value: personal.personalPhone && (
            <TextLink href={`tel:${personal.personalPhone}`}>{personal.personalPhone}</TextLink>
          ),
        },
        { term: fieldLabels.address, value: personal.address && <Lines>{personal.address}</Lines> },
        { term: fieldLabels.rightToWork, value: personal.rightToWork },
      ]}
    />
  </EditableSection>
)

const PersonalFields = ({ form }: { readonly form: Form }) => (
  <>
    <Columns>
      <DateField {...bound(form, 'dateOfBirth')} label={fieldLabels.dateOfBirth} />
      <TextField {...bound(form, 'gender')} label={fieldLabels.gender} maxLength={SHORT_MAX} />
      <TextField
        {...bound(form, 'personalEmail')}
        label={fieldLabels.personalEmail}
        type="email"
        maxLength={EMAIL_MAX}
      />
      <TextField {...bound(form, 'personalPhone')} label={fieldLabels.personalPhone} type="tel" maxLength={SHORT_MAX} />
      <TextField
        {...bound(form, 'rightToWork')}
        label={fieldLabels.rightToWork}
        hint="Citizen, resident, or a visa and its last day."
        maxLength={RIGHT_TO_WORK_MAX}
      />
    </Columns>
    <TextArea {...bound(form, 'address')} label={fieldLabels.address} maxLength={ADDRESS_MAX} />
  </>
)
