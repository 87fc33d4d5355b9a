import { acceptFields, actFields } from '../../domain/assets/asset.fields.ts'
import { actionNames, denials } from '../../domain/assets/wording.ts'
import { type AssetDialog, noteDraft } from '../../machines/assets/assetDialogs.ts'
import { useUser } from '../app/session.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { calledIn, type DraftedOver, namedIn } from './over.ts'

type Noted = Extract<AssetDialog, 'restock' | 'startService' | 'retire' | 'activate' | 'accept' | 'decline'>

const about: Record<Noted, string> = {
  restock: 'It has been checked and can be assigned again.',
  startService: 'It stays assigned to its holder and goes back to them after the service.',
  retire: 'It is hidden from the register. Its history is kept, and you can activate it again.',
  activate: 'It goes back into stock.',
  accept: 'By accepting you say that you have it and that it is as described.',
  decline: 'Asset managers can read your reason.',
}

/** An act that needs no more than a note; accepting is signed with one's name, declining says why. */
export const NoteDialog = ({ dialogs, of, draft, dialog }: DraftedOver & { readonly dialog: AssetDialog }) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, noteDraft)
  const { fullName } = useUser()
  const act = dialog as Noted
  const isAnswer = act === 'accept' || act === 'decline'
  const missing =
    fields.note.trim() === '' ? denials[act === 'accept' ? 'signatureMissing' : 'reasonMissing'] : undefined
  const { label, max, problem } = act === 'accept' ? acceptFields.fields.signature : actFields.fields.note
  const error = hasTried ? ((isAnswer ? missing : undefined) ?? problem(fields.note) ?? undefined) : undefined
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={isAnswer ? `${actionNames[act]} ${namedIn(of)}` : `${actionNames[act]}: ${calledIn(of)}`}
      confirmLabel={actionNames[act]}
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: fields })
      }}
      onCancel={leave}
    >
      <p>{about[act]}</p>
      {act === 'accept' ? (
        <TextField
          label={label}
          required
          placeholder={fullName}
          value={fields.note}
          maxLength={max}
          error={error}
          onChange={(note) => change({ note })}
        />
      ) : (
        <TextArea
          label={act === 'decline' ? 'Reason for declining' : label}
          required={act === 'decline'}
          value={fields.note}
          maxLength={max}
          error={error}
          onChange={(note) => change({ note })}
        />
      )}
    </Dialog>
  )
}
