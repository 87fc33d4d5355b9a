import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { isOnTheCalendar } from '../../domain/kernel/inputProblems.ts'
import { writtenDay } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { slot } from './classes.ts'
import { dateText } from './dates.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'
import { useLocale } from './locale.ts'
import { Opener, useOpening } from './Opener.tsx'
import { usingFields } from './overlays.ts'
import { TextField } from './TextField.tsx'

type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`, or empty; what was typed, where that is no day. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** For an owner that has no use for what is no day, as a filter has not: it is told of nothing chosen. */
  readonly onlyDays?: boolean
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Why a day between them cannot be chosen. */
  readonly closed?: ((day: string) => string | undefined) | undefined
}

/** A day, as it is written everywhere. On touch the device's own picker, which fills the screen and is known. */
export const DateField = (field: DateFieldProps) => {
  const { value, min, max, closed } = field
  const locale = useLocale()
  const why = (day: string): string | undefined => {
    if (min && day < min) return `Not before ${dateText(locale, min)}.`
    if (max && day > max) return `Not after ${dateText(locale, max)}.`
    return closed?.(day)
  }
  const error = field.error ?? (isOnTheCalendar(value) ? why(value) : undefined)
  return matchMedia('(pointer: coarse)').matches ? (
    <TextField {...field} error={error} type="date" />
  ) : (
    <WrittenDay {...field} error={error} closed={why} />
  )
}

/** In digits the last day of a month says which of them is the day. */
const example = (locale: Locale): string =>
  locale.dateStyle === 'ordinal' ? '3 Jan 2024' : writtenDay(locale, '2024-01-31')

/** Typed in any form that means one day, or chosen in the calendar. What is no day is its owner's too, so that it is kept. */
const WrittenDay = (field: DateFieldProps) => {
  const { value, onChange, onlyDays = false, closed, denied } = field
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  const { opening, opened, overlays } = useOpening()
  const fields = usingFields(typed !== undefined || opened !== null)
  const meant = (text: string): string => fields?.typedDay(text, locale) ?? (onlyDays ? '' : text.trim())
  // What is typed before the code came that reads it: kept as it is, and told as a day once it has.
  const isUnread = typed !== undefined && fields === undefined
  const tell = (text: string) => {
    const day = meant(text)
    if (day !== value && !(onlyDays && fields === undefined)) onChange(day)
  }
  const tellAgain = useEffectEvent(() => {
    if (typed === undefined) return
    tell(typed)
    if (isLeft && isOnTheCalendar(meant(typed))) setTyped(undefined)
  })
  useEffect(() => {
    if (fields) tellAgain()
  }, [fields])

  // Only as long as it means what its owner holds.
  const isTyping = typed !== undefined && (isUnread || meant(typed) === value)
  const shown = isTyping ? typed : (dateText(locale, value) ?? value)
  const [isLeft, setLeft] = useState(true)
  const isNoDay = shown.trim() !== '' && !isOnTheCalendar(value) && !isUnread
  const error = !isNoDay
    ? field.error
    : isLeft
      ? `“${shown.trim()}” is not a date. Use the format ${example(locale)}.`
      : undefined
  const control = useControl({ ...field, error })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    opening.open('first', event.currentTarget)
  }
  return (
    <FieldFrame field={{ ...field, error }} id={control.id}>
      <div className={slot('combobox', 'box')} aria-invalid={control['aria-invalid']}>
        <input
          {...control}
          className={slot('combobox', 'input')}
          placeholder={example(locale)}
          autoComplete="off"
          value={shown}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setLeft(false)
            tell(target.value)
          }}
          onBlur={() => {
            setLeft(true)
            if (value !== '' && !isUnread) setTyped(undefined)
            field.onBlur?.()
          }}
        />
        {denied === undefined ? (
          <Opener
            label="Open calendar"
            icon={<CalendarDays />}
            size="sm"
            kind="dialog"
            opening={opening}
            isShown={opened !== null && overlays !== undefined && fields !== undefined}
          />
        ) : null}
        {opened && overlays && fields ? (
          <overlays.PopoverPanel opened={opened} align="end">
            <fields.Calendar
              value={isOnTheCalendar(value) ? value : ''}
              closed={closed}
              onChoose={(day) => {
                setTyped(undefined)
                if (day !== value) onChange(day)
                opened.close()
              }}
            />
          </overlays.PopoverPanel>
        ) : null}
      </div>
    </FieldFrame>
  )
}
