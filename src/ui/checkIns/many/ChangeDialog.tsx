import { useSelector } from '@xstate/react'
import { manyFields } from '../../../domain/checkIns/many.fields.ts'
import type { PersonRef } from '../../../domain/employees/nouns.ts'
import { type ManyChosen, manyDraft, manyProblem } from '../../../machines/checkIns/changingMany.ts'
import type { DraftActor } from '../../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../../machines/kit/recordDialogs.machine.ts'
import { PeopleField } from '../../app/PeopleField.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../../kit/drafting.ts'
import { Text } from '../../kit/Text.tsx'
import { type ManyMachines, type ManyNoun, useMany } from './machines.ts'

export interface ChangeDialogProps {
  readonly of: ManyMachines
  readonly noun: ManyNoun
  /** Who may review each of those selected. */
  readonly reviewers: ReadonlyArray<PersonRef>
  /** What else comes of another reviewer. */
  readonly note?: string
}

/** Gives one field of many one value. */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const { dialogs } = useMany(props.of)
  const chosen = useSelector(dialogs, ({ context }) => context.record as ManyChosen | null)
  const draft = useSelector(dialogs, ({ children }) => children.draft as DraftActor | undefined)
  return chosen === null || draft === undefined ? null : <Open {...props} {...{ dialogs, chosen, draft }} />
}

interface OpenProps extends ChangeDialogProps {
  readonly dialogs: RecordDialogsActor
  readonly chosen: ManyChosen
  readonly draft: DraftActor
}

const titles = { dueDay: 'Change due date', reviewerId: 'Change reviewer' } as const

const Open = ({ dialogs, chosen: { rows }, draft, noun, reviewers, note }: OpenProps) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, manyDraft)
  const { label } = manyFields.fields[fields.of]
  const called = rows.length === 1 ? (rows[0]?.name ?? '') : `${rows.length} ${noun.many}`
  const error = hasTried ? manyProblem(fields) : undefined
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`${titles[fields.of]} of ${called}`}
      confirmLabel={`Change ${rows.length === 1 ? noun.one : called}`}
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: fields })
      }}
      onCancel={leave}
    >
      {fields.of === 'dueDay' ? (
        <DateField label={label} error={error} value={fields.dueDay} onChange={(dueDay) => change({ dueDay })} />
      ) : (
        <PeopleField
          label={label}
          error={error}
          one
          people={reviewers}
          chosen={fields.reviewerId === null ? [] : [fields.reviewerId]}
          onChange={([reviewerId = null]) => change({ reviewerId })}
        />
      )}
      {fields.of === 'reviewerId' && note !== undefined ? <Text tone="muted">{note}</Text> : null}
    </Dialog>
  )
}
