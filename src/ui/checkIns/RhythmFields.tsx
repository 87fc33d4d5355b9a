import { type NewDraft, rhythmChosen, rhythmFields } from '../../domain/checkIns/checkIn.fields.ts'
import { firstDays } from '../../domain/checkIns/planning.ts'
import { isOnTheCalendar } from '../../domain/kernel/inputProblems.ts'
import { rhythmWords } from '../../domain/kernel/rhythm.ts'
import { dateText } from '../kit/dates.ts'
import { useLocale } from '../kit/locale.ts'
import { boundTo, type RecordFields } from '../kit/RecordForm.tsx'
import { namedChoices, SelectField } from '../kit/SelectField.tsx'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'

interface RhythmFieldsProps {
  readonly fields: RecordFields<NewDraft>
}

/** A rhythm of one's own, and what the chosen one comes to in words and days. */
export const RhythmFields = ({ fields }: RhythmFieldsProps) => (
  <>
    {fields.draft.rhythm === 'own' ? <OwnRhythm fields={fields} /> : null}
    <Outlook draft={fields.draft} />
  </>
)

const OwnRhythm = ({ fields }: RhythmFieldsProps) => {
  const select = (name: 'unit' | 'weekday' | 'week') => (
    <SelectField
      {...boundTo(fields, name)}
      choices={namedChoices(rhythmFields.fields[name].names ?? {})}
      onChange={(value) => fields.change({ [name]: value })}
    />
  )
  return (
    <Columns>
      <TextField {...boundTo(fields, 'every')} required />
      {select('unit')}
      {fields.draft.unit === 'month' ? select('week') : null}
      {select('weekday')}
    </Columns>
  )
}

const SHOWN = 4

const Outlook = ({ draft }: { readonly draft: NewDraft }) => {
  const locale = useLocale()
  const rhythm =
    isOnTheCalendar(draft.day) && rhythmFields.fields.every.problem(draft.every) === null && draft.every.trim() !== ''
      ? rhythmChosen(draft, draft.day)
      : null
  if (draft.rhythm === 'once') return null
  return (
    <Text tone="muted" as="p">
      {rhythm === null
        ? 'Choose the first date to see the rest.'
        : `${rhythmWords(rhythm)}: ${firstDays(rhythm, draft.day, SHOWN)
            .map((day) => dateText(locale, day)?.replaceAll(' ', '\u00a0'))
            .join(', ')} and so on. Check-ins are added six weeks ahead.`}
    </Text>
  )
}
