import { useSelector } from '@xstate/react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Fields } from '../../domain/kernel/record.ts'
import type { RecordFormActor, RecordFormSnapshot } from '../../machines/kit/recordForm.machine.ts'
import type { RecordReadings } from '../../machines/kit/recordForm.ts'
import type { FormRecord } from '../../machines/kit/recordFormShape.ts'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { slot } from './classes.ts'
import { useFocusInForm } from './focusing.ts'
import { RecordConflictView, type Written } from './RecordConflict.tsx'

/** What the fields of a form need: what was typed, what is wrong with it, and whom to tell. */
export interface RecordFields<Draft> {
  readonly fields: Fields
  readonly draft: Draft
  readonly problems: { readonly [Field in keyof Draft]?: string }
  readonly change: (change: Partial<Draft>) => void
  readonly leave: (field: keyof Draft & string) => () => void
}

/** What a form's fields need of it. */
export const fieldsOf = <Draft extends object, Kept extends FormRecord>(
  form: RecordFormActor,
  of: RecordReadings<Draft, Kept>,
  snapshot: RecordFormSnapshot,
): RecordFields<Draft> => ({
  fields: of.fields,
  draft: of.draftIn(snapshot),
  problems: of.problemsIn(snapshot),
  change: (change) => form.send({ type: 'field.changed', change }),
  leave: (field) => () => afterThePress(() => form.send({ type: 'field.left', field })),
})

export const isConflicting = (snapshot: RecordFormSnapshot): boolean =>
  snapshot.hasTag('conflict') && !snapshot.hasTag('gone')

/** Why it cannot be saved now; undefined when it can. */
export const savingDenied = (snapshot: RecordFormSnapshot, called: string): string | undefined =>
  snapshot.hasTag('gone')
    ? `${called} no longer exists.`
    : snapshot.hasTag('dirty')
      ? undefined
      : snapshot.context.base === null
        ? 'Fill in the form first.'
        : 'No changes to save.'

interface RecordFormViewProps<Draft extends object, Kept extends FormRecord> {
  readonly form: RecordFormActor
  readonly of: RecordReadings<Draft, Kept>
  readonly saveLabel: string
  /** A second way to save, which does more with the record (`also`); `denied` says why it cannot. */
  readonly saveAnd?: { readonly label: string; readonly also: string; readonly denied?: string | undefined }
  /** How a field is written when two versions are laid beside each other, where its kind does not say it. */
  readonly conflict?: Written<Draft>
  /** What the record is called once somebody else has removed it: "This goal". */
  readonly called: string
  /** Of a form that is a page: Cancel leaves the page, and the focus stays with its title. */
  readonly onCancel?: () => void
  readonly children: (fields: RecordFields<Draft>, base: Kept | null) => ReactNode
}

const saveByKey = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** The form of one record. Enter saves, in a text of several lines with Ctrl or Cmd; the focus goes to its first field, and to the first that is wrong. */
export const RecordFormView = <Draft extends object, Kept extends FormRecord>(
  props: RecordFormViewProps<Draft, Kept>,
) => {
  const { form, of, saveLabel, saveAnd, conflict, called, onCancel, children } = props
  const snapshot = useSelector(form, (snapshot) => snapshot)
  const element = useRef<HTMLFormElement>(null)
  useFocusInForm(element, onCancel === undefined)
  const save = (also?: string) => {
    flushSync(() => form.send({ type: 'save.asked', ...(also !== undefined && { also }) }))
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]:is(input, select, textarea)')?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save()
  }
  const fields = fieldsOf(form, of, snapshot)
  const isBusyWith = (also: string | null) => snapshot.hasTag('busy') && snapshot.context.also === also
  const denied = savingDenied(snapshot, called)
  return (
    <form ref={element} className={slot('form', 'root')} noValidate onSubmit={submit} onKeyDown={saveByKey}>
      {isConflicting(snapshot) ? (
        <RecordConflictView form={form} both={of.bothIn(snapshot)} fields={of.fields} written={conflict} />
      ) : (
        <>
          {children(fields, of.baseIn(snapshot))}
          <WhyNot form={form} said={Object.values(fields.problems)} called={called} />
          <div className={slot('form', 'ending')}>
            <Button onClick={onCancel ?? (() => form.send({ type: 'form.abandoned' }))}>Cancel</Button>
            {saveAnd === undefined ? null : (
              <Button
                busy={isBusyWith(saveAnd.also)}
                denied={denied ?? saveAnd.denied}
                onClick={() => save(saveAnd.also)}
              >
                {saveAnd.label}
              </Button>
            )}
            <Button type="submit" tone="solid" busy={isBusyWith(null)} denied={denied}>
              {saveLabel}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

interface WhyNotProps {
  readonly form: RecordFormActor
  /** What stands under a field already. */
  readonly said: ReadonlyArray<unknown>
  readonly called: string
}

/** Why the last try did not succeed. What was typed stays. */
export const WhyNot = ({ form, said, called }: WhyNotProps) => {
  const refusal = useSelector(form, ({ context }) => context.refusal)
  const isOffline = useSelector(form, (snapshot) => snapshot.hasTag('offline'))
  const isGone = useSelector(form, (snapshot) => snapshot.hasTag('gone'))
  if (isGone)
    return (
      <Banner tone="warning">
        Someone deleted it while you were editing. {called} can no longer be saved. What you typed is still here.
      </Banner>
    )
  if (refusal === null || said.includes(refusal)) return null
  const again = isOffline ? (
    <Button size="sm" onClick={() => form.send({ type: 'retry.asked' })}>
      Try again
    </Button>
  ) : null
  return (
    <Banner tone="danger" action={again}>
      {refusal} What you typed is still here.
    </Banner>
  )
}

/**
 * A problem that appears moves what stands below it. Where a field is left by pressing a button, the button would move away
 * from under the pointer and never hear of the press.
 */
const afterThePress = (then: () => void): void => {
  if (document.querySelector('button:active') === null) then()
  else window.addEventListener('pointerup', () => setTimeout(then), { once: true })
}

type Names<Draft, Typed> = { readonly [Name in keyof Draft]: Draft[Name] extends Typed ? Name : never }[keyof Draft] &
  string

/** What can be none is chosen; all else is typed, and a problem where it is none of its choices. */
type Entered<A> = null extends A ? A : string

/** The share in a form of a field that is typed in or chosen from. */
export const boundTo = <Draft extends object, Name extends Names<Draft, string | null>>(
  form: RecordFields<Draft>,
  name: Name,
) => {
  const { label, max, required = false } = form.fields[name] as Fields[string]
  return {
    name,
    label,
    required,
    maxLength: max,
    value: form.draft[name] as Entered<Draft[Name]>,
    error: form.problems[name],
    onChange: (entered: Entered<Draft[Name]>) => form.change({ [name]: entered } as unknown as Partial<Draft>),
    onBlur: form.leave(name),
  }
}

/** A checkbox's share of a form. */
export const checkedBy = <Draft extends object>(form: RecordFields<Draft>, name: Names<Draft, boolean>) => ({
  label: form.fields[name]?.label ?? '',
  checked: form.draft[name] as boolean,
  error: form.problems[name],
  onChange: (isChecked: boolean) => form.change({ [name]: isChecked } as unknown as Partial<Draft>),
})
