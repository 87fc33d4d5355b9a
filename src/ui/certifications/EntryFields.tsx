import {
  type CertificationEntry,
  entryProblems,
  pastNotice,
  suggestedBy,
} from '../../domain/certifications/entryDraft.ts'
import { activeTypes } from '../../domain/certifications/typeDrafts.ts'
import type { CertificationTypeId } from '../../domain/kernel/ids.ts'
import { isOnTheCalendar } from '../../domain/kernel/inputProblems.ts'
import { useToday } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { useAllTypes } from './area.ts'

interface EntryProps {
  readonly entry: CertificationEntry
  /** Every problem is shown once sending was tried; until then only what is typed wrongly. */
  readonly hasTried: boolean
  readonly onChange: (change: Partial<CertificationEntry>) => void
}

/** Of which type it is; choosing one suggests when it expires. */
export const TypeField = ({ entry, hasTried, onChange }: EntryProps) => {
  const types = useAllTypes()
  const choices = activeTypes(types).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      label="Type"
      required
      placeholder="Choose a type"
      value={entry.certificationTypeId ?? ''}
      choices={choices}
      error={hasTried ? entryProblems(entry).certificationTypeId : undefined}
      onChange={(value) => {
        const type = types.find(({ id }) => id === value)
        onChange({
          certificationTypeId: value === '' ? null : (value as CertificationTypeId),
          ...suggestedBy(type, entry.issuedDay),
        })
      }}
    />
  )
}

interface TermProps extends EntryProps {
  /** False: only the expiry is asked for. */
  readonly isWhole?: boolean
}

/** When it was issued and when it expires, if it does. */
export const TermFields = ({ entry, hasTried, onChange, isWhole = true }: TermProps) => {
  const types = useAllTypes()
  const today = useToday()
  const problems = entryProblems(entry)
  const type = types.find(({ id }) => id === entry.certificationTypeId)
  const notice = pastNotice(entry, today)
  return (
    <>
      <Columns>
        {isWhole ? (
          <DateField
            label="Issued"
            value={entry.issuedDay}
            error={entry.issuedDay === '' ? undefined : problems.issuedDay}
            onChange={(issuedDay) =>
              onChange({
                issuedDay,
                ...(entry.expires && isOnTheCalendar(issuedDay) ? suggestedBy(type, issuedDay) : {}),
              })
            }
          />
        ) : null}
        <DateField
          label="Expires"
          required={entry.expires}
          denied={entry.expires ? undefined : 'It does not expire.'}
          value={entry.expires ? entry.expiryDay : ''}
          error={hasTried || entry.expiryDay !== '' ? problems.expiryDay : undefined}
          onChange={(expiryDay) => onChange({ expiryDay })}
        />
      </Columns>
      <CheckboxField
        label="Does not expire"
        checked={!entry.expires}
        onChange={(never) => onChange({ expires: !never })}
      />
      {notice === null || problems.expiryDay !== undefined ? null : <Banner tone="warning">{notice}</Banner>}
    </>
  )
}
