import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { confirmMachine, type Question } from '../../machines/kit/confirm.machine.ts'
import { recordDialogsMachine } from '../../machines/kit/recordDialogs.machine.ts'
import { Button } from '../kit/Button.tsx'
import { Confirmation } from '../kit/Confirmation.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Section } from '../kit/Section.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { SidePanel } from '../kit/SidePanel.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Opens, Piece } from './Piece.tsx'
import { briefly } from './pretending.ts'

const nothing = () => undefined

export const DialogPieces = () => (
  <>
    <Piece of="Confirmation dialog">
      <Opens
        states={[
          { name: 'As it is by default', content: (close) => <ConfirmDialog onConfirm={close} onCancel={close} /> },
          {
            name: 'With notes',
            content: (close) => <OfMachine of={{ asksNotes: true, notesHint: 'Optional.' }} close={close} />,
          },
          {
            name: 'Destroys, and was refused',
            content: (close) => (
              <ConfirmDialog
                title="Delete Forklift licence"
                text="The certificate and its files are gone for good."
                confirmLabel="Delete Forklift licence"
                tone="danger"
                error="Somebody else has changed it meanwhile. Reload, then decide again."
                onConfirm={close}
                onCancel={close}
              />
            ),
          },
          {
            name: 'Of a machine',
            content: (close) => <OfMachine of={{ title: 'Delete Yard', confirmLabel: 'Delete Yard' }} close={close} />,
          },
          { name: 'Waits for an answer', content: (close) => <Waiting close={close} /> },
        ]}
      />
    </Piece>
    <Piece of="Dialog">
      <Stack>
        <Opens
          states={[
            {
              name: 'With a field, not ready',
              content: (close) => (
                <Dialog
                  title="Rename the category"
                  confirmLabel="Rename"
                  denied="Enter another name."
                  onConfirm={nothing}
                  onCancel={close}
                >
                  <TextField label="Name" value="Vehicles" onChange={nothing} />
                </Dialog>
              ),
            },
          ]}
        />
        <Section title="Certification dialogs">
          <CertificationDialogs />
        </Section>
      </Stack>
    </Piece>
    <Piece of="Side panel">
      <Opens
        states={[
          {
            name: 'Beside the page',
            content: (close) => (
              <SidePanel title="Evidence" closeLabel="Close evidence" onClose={close} foot="Since the last review">
                <Text>Twelve things</Text>
              </SidePanel>
            ),
          },
        ]}
      />
    </Piece>
    <Piece of="Sheet">
      <Opens
        states={[
          {
            name: 'Sheet',
            content: (close) => (
              <Sheet label="Menu" onClose={close}>
                <Button onClick={close}>Close the menu</Button>
              </Sheet>
            ),
          },
        ]}
      />
    </Piece>
  </>
)

/** Nothing leaves while it waits; a moment later it is over. */
const Waiting = ({ close }: { readonly close: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(close, 1_500)
    return () => clearTimeout(timer)
  }, [close])
  return <ConfirmDialog busy onConfirm={nothing} onCancel={close} />
}

const asking = confirmMachine.provide({ actors: { run: briefly as never } })

const OfMachine = ({ of, close }: { readonly of: Question; readonly close: () => void }) => {
  const confirmation = useActorRef(asking, { input: of })
  useEffect(() => {
    const ending = confirmation.subscribe({ complete: close })
    return () => ending.unsubscribe()
  }, [confirmation, close])
  return <Confirmation confirmation={confirmation} />
}

const dialogs = recordDialogsMachine.provide({ actors: { run: briefly } })
const licence = { id: 'licence', name: 'Forklift licence' }

/** Every other confirmation fails: the dialog stays. */
const CertificationDialogs = () => {
  const actor = useActorRef(dialogs)
  const { record, dialog, refusal } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const select = (name: string) => actor.send({ type: 'record.selected', record: licence, dialog: name })
  const ending = {
    busy,
    error: refusal,
    onConfirm: () => actor.send({ type: 'dialog.confirmed' }),
    onCancel: () => actor.send({ type: 'dialog.cancelled' }),
  } as const
  return (
    <Stack gap={3}>
      <Text>
        {licence.name}: {record === null ? 'not selected' : 'selected'}
      </Text>
      <Row>
        <Button onClick={() => select('version')}>New version</Button>
        <Button onClick={() => select('reminder')}>Send a reminder</Button>
        <Button onClick={() => select('delete')}>Delete</Button>
      </Row>
      {dialog === 'version' ? (
        <Dialog {...ending} title="New version" confirmLabel="Add version">
          <DateField label="Expires" value="2027-01-03" onChange={nothing} />
        </Dialog>
      ) : null}
      {dialog === 'reminder' ? (
        <ConfirmDialog {...ending} title="Send a reminder" confirmLabel="Send reminder" />
      ) : null}
      {dialog === 'delete' ? (
        <ConfirmDialog {...ending} title={`Delete ${licence.name}`} confirmLabel="Delete" tone="danger" />
      ) : null}
    </Stack>
  )
}
