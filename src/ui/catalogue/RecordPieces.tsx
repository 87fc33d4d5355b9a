import { useActorRef } from '@xstate/react'
import { type Draft, line, recordOf } from '../../domain/kernel/record.ts'
import { confirmMachine } from '../../machines/kit/confirm.machine.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { recordForm } from '../../machines/kit/recordForm.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { Lines } from '../kit/Lines.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { Stack } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Opens, Piece } from './Piece.tsx'
import { type Named, quickerThan } from './pretending.ts'

const placeFields = recordOf({ name: line('Name', 80) })

const yard: Named = { id: 'yard', version: 1, name: 'Yard' }

const placeForm = recordForm<Draft<typeof placeFields.fields>, Named, null, Named | null>({
  id: 'placeForm',
  ...placeFields,
  told: { added: 'Added', saved: 'Saved', failed: 'That could not be saved' },
})

const contested = placeForm.provide(quickerThan(yard, 'Yard, east gate'))

export const RecordPieces = () => (
  <>
    <Piece name="Form of a record">
      <Opens states={[{ name: 'Somebody else saves first', content: () => <PlaceForm /> }]} />
    </Piece>
    <Piece name="Confirmation of a machine">
      <Opens states={[{ name: 'Asks', content: () => <Asking /> }]} />
    </Piece>
    <Piece name="Lines">
      <p>
        <Lines>{'1 Banksia Street\nBrisbane'}</Lines>
      </p>
    </Piece>
  </>
)

const PlaceForm = () => {
  const form = useActorRef(contested, {
    input: placeForm.inputOf({ scope: null, id: yard.id, base: yard, blank: placeFields.blank }),
  }) as unknown as RecordFormActor
  return (
    <Stack gap={3}>
      <RecordFormView form={form} of={placeForm} saveLabel="Save place" called="This place">
        {(fields) => <TextField {...boundTo(fields, 'name')} />}
      </RecordFormView>
    </Stack>
  )
}

const Asking = () => (
  <Confirmation
    confirmation={useActorRef(confirmMachine, {
      input: { title: 'Delete Yard', text: 'Nobody uses it.', confirmLabel: 'Delete Yard', tone: 'danger' },
    })}
  />
)
