import { useId, useMemo } from 'react'
import { knownTitles } from '../../domain/employees/positionTitles.ts'
import { usePart } from '../app/session.ts'
import { look } from '../kit/classes.ts'
import { FieldFrame, type FieldProps, useControl } from '../kit/Field.tsx'
import { usePeople } from './area.ts'

type PositionTitleFieldProps = FieldProps & {
  readonly value: string
  readonly maxLength?: number | undefined
  readonly onChange: (value: string) => void
}

/** Free, with the titles that are known offered while one types, so that nobody becomes a "Carp" beside the carpenters. */
export const PositionTitleField = ({ value, maxLength, onChange, ...field }: PositionTitleFieldProps) => {
  const control = useControl(field)
  const list = useId()
  const templates = usePart('positionTemplates')
  const people = usePeople()
  const known = useMemo(
    () =>
      knownTitles(
        (templates ?? []).filter((one) => !one.isArchived).map(({ title }) => title),
        people,
      ),
    [templates, people],
  )
  return (
    <FieldFrame field={field} id={control.id}>
      <input
        {...control}
        type="text"
        list={list}
        className={look('input')}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {known.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </FieldFrame>
  )
}
