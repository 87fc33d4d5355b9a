import { useId } from 'react'
import { slot } from './classes.ts'
import { FieldNotes } from './Field.tsx'

type RadioChoice<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly hint?: string
}

type RadioFieldProps<Value extends string> = {
  readonly label: string
  /** Where it is said already, as by the card that holds it alone. */
  readonly labelHidden?: boolean
  readonly choices: ReadonlyArray<RadioChoice<Value>>
  /** Null while nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly error?: string | undefined
}

/** One of a few, each with what it means: arrows walk, as the browser has it. */
export const RadioField = <Value extends string>(field: RadioFieldProps<Value>) => {
  const { label, labelHidden, choices, value, onChange, error } = field
  const id = useId()
  return (
    <div
      className={slot('field', 'root')}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error && `${id}e`}
    >
      <span id={id} className={labelHidden ? 'sr-only' : slot('field', 'label')}>
        {label}
      </span>
      {choices.map((choice, index) => (
        <div key={choice.value} className={slot('choice', 'root')}>
          <input
            id={id + index}
            type="radio"
            name={id}
            className={slot('choice', 'input', { kind: 'radio' })}
            checked={choice.value === value}
            aria-describedby={choice.hint === undefined ? undefined : `${id}${index}h`}
            onChange={() => onChange(choice.value)}
          />
          <label htmlFor={id + index} className={slot('choice', 'label')}>
            {choice.label}
          </label>
          <FieldNotes field={{ label, hint: choice.hint }} id={id + index} />
        </div>
      ))}
      <FieldNotes field={{ label, error }} id={id} />
    </div>
  )
}
