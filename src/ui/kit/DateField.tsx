import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { slot } from './classes.ts'
import { writtenDay } from './dates.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'
import { useFields } from './overlays.ts'
import { Popover } from './Popover.tsx'
import { TextField } from './TextField.tsx'
import { typedDay } from './typedDay.ts'

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Why a day between them cannot be chosen. */
  readonly closed?: ((day: string) => string | undefined) | undefined
}

/** A day, as it is written everywhere. On touch the device's own picker, which fills the screen and is known. */
export const DateField = (field: DateFieldProps) => {
  const { value, min, max, closed } = field
  const why = (day: string): string | undefined => {
    if (min && day < min) return `Not before ${writtenDay(min)}.`
    if (max && day > max) return `Not after ${writtenDay(max)}.`
    return closed?.(day)
  }
  const error = field.error ?? (value === '' ? undefined : why(value))
  return matchMedia('(pointer: coarse)').matches ? (
    <TextField {...field} error={error} type="date" />
  ) : (
    <WrittenDay {...field} error={error} closed={why} />
  )
}

/** Typed in any form that means one day, or chosen in the calendar. What is no day yet is empty for its owner. */
const WrittenDay = (field: DateFieldProps) => {
  const { value, onChange, closed, denied } = field
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  // Only as long as it means what its owner holds.
  const isTyping = typed !== undefined && (typedDay(typed) ?? '') === value
  const isNoDay = isTyping && isLeft && value === '' && typed.trim() !== ''
  const error = isNoDay ? `“${typed.trim()}” is no day. Type it as 3 Jan 2024.` : field.error
  const control = useControl({ ...field, error })
  return (
    <FieldFrame field={{ ...field, error }} id={control.id}>
      <div className={slot('combobox', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          className={slot('combobox', 'input')}
          placeholder="3 Jan 2024"
          autoComplete="off"
          value={isTyping ? typed : (writtenDay(value) ?? '')}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            const day = typedDay(target.value) ?? ''
            setTyped(target.value)
            setLeft(false)
            if (day !== value) onChange(day)
          }}
          onBlur={() => {
            setLeft(true)
            if (value !== '') setTyped(undefined)
            field.onBlur?.()
          }}
        />
        {denied === undefined ? (
          <Popover
            label="Open calendar"
            icon={<CalendarDays />}
            size="sm"
            align="end"
            content={(close) => (
              <Days
                value={value}
                closed={closed}
                onChoose={(day) => {
                  setTyped(undefined)
                  if (day !== value) onChange(day)
                  close()
                }}
              />
            )}
          />
        ) : null}
      </div>
    </FieldFrame>
  )
}

type DaysProps = Pick<DateFieldProps, 'value' | 'closed'> & { readonly onChoose: (day: string) => void }

const Days = (props: DaysProps) => {
  const fields = useFields(true)
  return fields ? <fields.Calendar {...props} /> : null
}
