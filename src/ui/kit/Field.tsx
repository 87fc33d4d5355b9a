import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { slot } from './classes.ts'

/** What every field has. */
export type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with it, in words. */
  readonly error?: string | undefined
  readonly required?: boolean
  /** Why it cannot be changed; shown under it. */
  readonly denied?: string | undefined
  /** The label is read aloud but not shown: a toolbar, a cell. */
  readonly labelHidden?: boolean
  readonly name?: string
  readonly onBlur?: () => void
}

/** The attributes that tie a control to its words. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': true | undefined
  readonly disabled: boolean
  readonly name: string | undefined
  readonly onBlur: (() => void) | undefined
}

/** The ids of a field, and what its control must carry. */
export const useControl = ({ hint, error, denied, required, name, onBlur }: FieldProps): ControlProps => {
  const id = useId()
  const described = [error && `${id}e`, (denied ?? hint) && `${id}h`].filter(Boolean).join(' ')
  return {
    id,
    name,
    onBlur,
    disabled: denied !== undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-describedby': described || undefined,
  }
}

type FrameProps = { readonly field: FieldProps; readonly id: string; readonly children: ReactNode }

export const FieldFrame = ({ field, id, children }: FrameProps) => (
  <div className={slot('field', 'root')}>
    <label htmlFor={id} className={field.labelHidden ? 'sr-only' : slot('field', 'label')}>
      {field.label}
      {field.required ? <RequiredMark /> : null}
    </label>
    {children}
    <FieldNotes field={field} id={id} />
  </div>
)

const RequiredMark = () => (
  <span aria-hidden="true" className={slot('field', 'required')}>
    {' *'}
  </span>
)

/** The error and the hint under a control, with the ids `useControl` points to. */
export const FieldNotes = ({ field: { error, hint, denied }, id }: Omit<FrameProps, 'children'>) => (
  <>
    {error ? (
      <div id={`${id}e`} className={slot('field', 'error')}>
        <CircleAlert aria-hidden="true" />
        {error}
      </div>
    ) : null}
    {(denied ?? hint) ? (
      <div id={`${id}h`} className={slot('field', 'hint')}>
        {denied ?? hint}
      </div>
    ) : null}
  </>
)
