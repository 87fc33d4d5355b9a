import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, RefObject } from 'react'
import { look } from './classes.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'

type TextFieldProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'number' | 'date'>
  readonly placeholder?: string
  /** Offered while one types; anything else can be typed. */
  readonly known?: ReadonlyArray<string>
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly maxLength?: number | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Where a dialog or page puts the focus. */
  readonly autoFocus?: boolean
  readonly ref?: RefObject<HTMLInputElement | null>
}

export const TextField = (field: TextFieldProps) => {
  const { value, onChange, type = 'text', placeholder, known, autoComplete = 'off', maxLength, min, max, ref } = field
  const control = useControl(field)
  return (
    <FieldFrame field={field} id={control.id}>
      <input
        {...control}
        ref={ref}
        type={type}
        className={look('input')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={placeholder}
        list={known && `${control.id}l`}
        autoComplete={autoComplete}
        maxLength={maxLength}
        min={min}
        max={max}
        data-autofocus={field.autoFocus || undefined}
      />
      {known && (
        <datalist id={`${control.id}l`}>
          {known.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  )
}
