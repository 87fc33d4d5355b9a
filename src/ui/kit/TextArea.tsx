import type { RefObject } from 'react'
import { look } from './classes.ts'
import { FieldFrame, type FieldProps, useControl } from './Field.tsx'

type TextAreaProps = FieldProps & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly maxLength?: number | undefined
  /** As high as one line to begin with, and without line breaks: for what is short but may not fit beside other things. */
  readonly oneLine?: true | undefined
  readonly ref?: RefObject<HTMLTextAreaElement | null>
}

/** Grows with what is written, up to a limit. */
export const TextArea = (field: TextAreaProps) => {
  const control = useControl(field)
  return (
    <FieldFrame field={field} id={control.id}>
      <textarea
        {...control}
        ref={field.ref}
        className={look('input', { as: field.oneLine ? 'line' : 'area' })}
        rows={field.oneLine ? 1 : 3}
        value={field.value}
        onChange={({ target: { value } }) => field.onChange(field.oneLine ? value.replaceAll(/\s*\n\s*/g, ' ') : value)}
        // As in any field of one line: what is typed after Tab takes the place of what is there.
        onKeyUp={({ key, currentTarget }) => field.oneLine && key === 'Tab' && currentTarget.select()}
        placeholder={field.placeholder}
        maxLength={field.maxLength}
      />
    </FieldFrame>
  )
}
