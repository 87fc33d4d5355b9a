import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Lifecycle } from '../../domain/kernel/lifecycle.ts'
import { type Draft, line, recordOf } from '../../domain/kernel/record.ts'
import type { RecordFormActor } from '../../machines/kit/recordForm.machine.ts'
import { recordForm } from '../../machines/kit/recordForm.ts'
import { LifecycleChart } from '../kit/LifecycleChart.tsx'
import { boundTo, RecordFormView } from '../kit/RecordForm.tsx'
import { RecordFormDialog } from '../kit/RecordFormDialog.tsx'
import { Columns, Stack } from '../kit/Stack.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Opens, Piece, State } from './Piece.tsx'
import { type Named, quickerThan } from './pretending.ts'

const placeFields = recordOf({ name: line('Name', 80) })

const yard: Named = { id: 'yard', version: 1, name: 'Yard' }

const placeForm = recordForm<Draft<typeof placeFields.fields>, Named, null, Named | null>({
  id: 'placeForm',
  ...placeFields,
  messages: { added: 'Added', saved: 'Saved', failed: 'That could not be saved' },
})

const contested = placeForm.provide(quickerThan(yard, 'Yard, east gate'))

const placeInDialog = recordForm<Draft<typeof placeFields.fields>, Named, null, Named | null>({
  id: 'placeInDialog',
  ...placeFields,
  messages: { failed: 'That could not be saved' },
  isDialog: true,
})

const contestedInDialog = placeInDialog.provide(quickerThan(yard, 'Yard, east gate'))

export const RecordPieces = () => (
  <>
    <Piece of="Form of a record">
      <Opens
        states={[
          { name: 'Somebody else saves first', content: () => <PlaceForm /> },
          { name: 'In a dialog', content: (close) => <PlaceDialog onEnd={close} /> },
        ]}
      />
    </Piece>
    <Piece of="Lifecycle">
      <Columns of="field">
        <State name="In the middle">
          <Life of="Parked" />
        </State>
        <State name="At its end">
          <Life of="Scrapped" />
        </State>
      </Columns>
    </Piece>
  </>
)

type Stage = 'New' | 'Parked' | 'Driven' | 'Mended' | 'Scrapped'

const bicycle: Lifecycle<Stage, 'drive' | 'park' | 'mend' | 'scrap'> = {
  New: { park: 'Parked', drive: 'Driven' },
  Parked: { drive: 'Driven', mend: 'Mended', scrap: 'Scrapped' },
  Driven: { park: 'Parked', mend: 'Mended' },
  Mended: { park: ['Parked', 'Scrapped'] },
  Scrapped: {},
}

const Life = ({ of }: { readonly of: Stage }) => (
  <LifecycleChart
    of={bicycle}
    here={of}
    states={{ New: 'New', Parked: 'Parked', Driven: 'On the road', Mended: 'In the workshop', Scrapped: 'Scrapped' }}
    actions={{ drive: 'Drive', park: 'Park', mend: 'Bring to the workshop', scrap: 'Scrap' }}
    by={{ drive: 'Anybody', park: 'Anybody', mend: 'The mechanic', scrap: 'An administrator' }}
    denied={(action) => (action === 'scrap' ? 'Somebody has booked it. Ask them first.' : undefined)}
  />
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

const PlaceDialog = ({ onEnd }: { readonly onEnd: () => void }) => {
  const form = useActorRef(contestedInDialog, {
    input: placeInDialog.inputOf({ scope: null, id: yard.id, base: yard, blank: placeFields.blank }),
  }) as unknown as RecordFormActor
  const hasEnded = useSelector(form, ({ status }) => status === 'done')
  useEffect(() => {
    if (hasEnded) onEnd()
  }, [hasEnded, onEnd])
  return (
    <RecordFormDialog form={form} of={placeInDialog} title="Change a place" called="This place">
      {(fields) => <TextField {...boundTo(fields, 'name')} />}
    </RecordFormDialog>
  )
}
