import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import type { RecordReadings } from '../../machines/kit/recordForm.ts'
import type { FormRecord } from '../../machines/kit/recordFormShape.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { RecordConflictView } from './RecordConflict.tsx'
import { fieldsOf, isConflicting, type RecordFields, savingDenied, WhyNot } from './RecordForm.tsx'

interface RecordFormDialogProps<Draft extends object, Kept extends FormRecord> {
  readonly form: RecordFormActor
  readonly of: RecordReadings<Draft, Kept>
  readonly title: string
  /** What the record is called once somebody else has removed it: "This person". */
  readonly called: string
  readonly saveLabel?: string
  readonly children: (fields: RecordFields<Draft>) => ReactNode
}

/** The form of one record in a dialog (`isDialog` of its shape). */
export const RecordFormDialog = <Draft extends object, Kept extends FormRecord>(
  props: RecordFormDialogProps<Draft, Kept>,
) => {
  const { form, of, title, called, saveLabel = 'Save', children } = props
  const snapshot = useSelector(form, (snapshot) => snapshot)
  const fields = fieldsOf(form, of, snapshot)
  const leave = () => askToLeave(form, { type: 'form.abandoned' })
  return (
    <Dialog
      title={title}
      confirmLabel={saveLabel}
      busy={snapshot.hasTag('busy')}
      denied={savingDenied(snapshot, called)}
      onConfirm={() => form.send({ type: 'save.asked' })}
      onCancel={leave}
      footer={isConflicting(snapshot) ? <Button onClick={leave}>Cancel</Button> : undefined}
    >
      {isConflicting(snapshot) ? (
        <RecordConflictView form={form} both={of.bothIn(snapshot)} fields={of.fields} />
      ) : (
        <>
          {children(fields)}
          <WhyNot form={form} said={Object.values(fields.problems)} called={called} />
        </>
      )}
    </Dialog>
  )
}
