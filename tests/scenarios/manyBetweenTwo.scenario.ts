import type { AnyMachineSnapshot } from 'xstate'
import type { ManyField } from '../../src/domain/checkIns/many.fields.ts'
import type { ManyOutcome } from '../../src/domain/checkIns/many.ts'
import { changingCheckIns } from '../../src/machines/checkIns/changingCheckIns.ts'
import { type ManyChosen, type ManyDone, type ManyForm, manyDraft } from '../../src/machines/checkIns/changingMany.ts'
import { changingReviews } from '../../src/machines/reviews/changingMany.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

const chosen: ManyChosen = {
  id: 'one,two',
  rows: [
    { id: 'one', version: 1, name: 'Yearly of Eve' },
    { id: 'two', version: 3, name: 'Yearly of Max' },
  ],
}
const single: ManyChosen = { id: 'two', rows: chosen.rows.slice(1) }
const due: ManyForm = { of: 'dueDay', dueDay: '2024-03-15', reviewerId: null }
const reviewer: ManyForm = { of: 'reviewerId', dueDay: '', reviewerId: employeeIds.manager }

/** Of what was changed, which taking back says. */
export const dayBefore = '2024-03-08'
const applied: ManyOutcome = {
  isApplied: true,
  rows: [
    { id: 'one', outcome: 'changed', why: '' },
    { id: 'two', outcome: 'same', why: '' },
  ],
  undo: { changes: [{ id: 'one', version: 2, set: { dueDay: dayBefore } }] },
}
const refused: ManyOutcome = {
  isApplied: false,
  rows: [{ id: 'one', outcome: 'refused', why: 'Someone else changed this in the meantime.' }],
  undo: null,
}
const names = { one: 'Yearly of Eve', two: 'Yearly of Max' }
const done = (outcome: ManyOutcome): ManyDone => ({ names, outcome })
export const appliedToOne = done(applied)

const dialogsOf = (machine: Scenario['machine'], fields: ReadonlyArray<ManyField>): Scenario => ({
  machine,
  explained: { [`${machine.id} may drop record.selected`]: 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'two at once, and one',
      cases: {
        ...says('record.selected', {
          'when two are due': { record: chosen, dialog: 'change', draft: manyDraft.inputOf(due) },
          ...(fields.includes('reviewerId') && {
            'who reviews one': { record: single, dialog: 'change', draft: manyDraft.inputOf(reviewer) },
          }),
        }),
        ...says(
          'dialog.confirmed',
          ({ context: { record } }): Readonly<Record<string, object>> =>
            record?.id === single.id
              ? { 'another reviewer': { form: reviewer }, nobody: { form: { ...reviewer, reviewerId: null } } }
              : { 'another day': { form: due }, 'no day': { form: { ...due, dueDay: '' } } },
        ),
        ...answers('run', { 'they are changed': appliedToOne, 'one stands in the way': done(refused) }, anyFailure),
      },
      project: ({ context: { record, dialog, form } }) => [
        record?.id ?? null,
        dialog,
        (form as ManyForm | null)?.of ?? null,
        (form as ManyForm | null)?.dueDay ?? null,
      ],
    },
  ],
})

const outcomeOf = (machine: Scenario['machine']): Scenario => ({
  machine,
  variants: [
    {
      label: 'two at once',
      cases: {
        ...says('outcome.arrived', {
          'they are changed': { outcome: appliedToOne },
          'one stands in the way': { outcome: done(refused) },
        }),
        ...answers(
          'undo',
          {
            'they are changed back': done({ ...applied, undo: null }),
            'one was changed since': done(refused),
          },
          anyFailure,
        ),
      },
      project: ({ context: { outcome, isUndone, next } }) => [
        (outcome as ManyDone | null)?.outcome.isApplied,
        (outcome as ManyDone | null)?.outcome.undo === null,
        isUndone,
        (next as ManyDone | null)?.outcome.isApplied,
      ],
    },
  ],
})

const manyOf = (machine: Scenario['machine']): Scenario => ({
  machine,
  variants: [
    {
      label: 'two at once',
      cases: {
        ...says('dialog.succeeded', {
          'they are changed': { record: chosen, dialog: 'change', answer: appliedToOne },
        }),
        ...says('many.changed', { 'they are as they were': {} }),
        // One at a time: each is kept by itself.
        ...breaks('dialogs', isWhole),
        ...breaks('outcome', isWhole),
      },
    },
  ],
})

const isWhole = ({ value }: AnyMachineSnapshot): boolean => Object.values(value).every((state) => state === 'running')

export const checkInMany = manyOf(changingCheckIns.machine)
export const reviewMany = manyOf(changingReviews.machine)
export const reviewDialogs = dialogsOf(changingReviews.dialogs.machine, ['dueDay', 'reviewerId'])
export const reviewOutcome = outcomeOf(changingReviews.outcome.machine)
export const checkInDialogs = dialogsOf(changingCheckIns.dialogs.machine, ['dueDay'])
export const checkInOutcome = outcomeOf(changingCheckIns.outcome.machine)
