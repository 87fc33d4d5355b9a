import { useMemo } from 'react'
import { assignFields } from '../../domain/assets/asset.fields.ts'
import type { HolderRef } from '../../domain/assets/nouns.ts'
import { searchable } from '../../domain/employees/listing.ts'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { AssetLocationId } from '../../domain/kernel/ids.ts'
import { assignDraft } from '../../machines/assets/assetDialogs.ts'
import { usePart } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { PersonPicker } from '../employees/PersonPicker.tsx'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { RadioField } from '../kit/RadioField.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { AssetPicker } from './AssetPicker.tsx'
import { usePlaces } from './area.ts'
import { calledIn, type DraftedOver } from './over.ts'

type Kind = HolderRef['kind']

const kinds: ReadonlyArray<{ readonly value: Kind; readonly label: string }> = [
  { value: 'employee', label: 'A person' },
  { value: 'location', label: 'A location' },
  { value: 'asset', label: 'Another asset, as part of its kit' },
]

/** Hands assets out: to a person, to a place, or into a kit. */
export const AssignDialog = ({ dialogs, of, draft }: DraftedOver) => {
  const { fields, hasTried, change, tried, leave } = useDraft(draft, assignDraft)
  const today = useToday()
  const { kind } = fields
  const problems = hasTried ? assignFields.problems(fields) : {}
  const missing = hasTried && fields.holder === null ? 'Choose who or what to assign it to' : undefined
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Assign ${calledIn(of)}`}
      confirmLabel="Assign"
      onConfirm={() => {
        tried()
        dialogs.send({ type: 'dialog.confirmed', form: fields })
      }}
      onCancel={leave}
    >
      <RadioField
        label="To"
        choices={kinds}
        value={kind}
        onChange={(chosen) => change({ kind: chosen, holder: null })}
      />
      <Holder
        kind={kind}
        holder={fields.holder}
        error={missing}
        except={of.id}
        onChange={(holder) => change({ holder })}
      />
      {kind === 'asset' ? null : (
        <DateField
          label={assignFields.fields.expectedReturnDay.label}
          min={today}
          value={fields.expectedReturnDay}
          error={problems.expectedReturnDay}
          onChange={(expectedReturnDay) => change({ expectedReturnDay })}
        />
      )}
      <TextArea
        label={assignFields.fields.note.label}
        hint="Shown on the handover form, and to the person who gets the asset."
        value={fields.note}
        maxLength={assignFields.fields.note.max}
        error={problems.note}
        onChange={(note) => change({ note })}
      />
    </Dialog>
  )
}

interface HolderProps {
  readonly kind: Kind
  readonly holder: HolderRef | null
  readonly error: string | undefined
  /** The asset itself is no part of its own kit. */
  readonly except: string
  readonly onChange: (holder: HolderRef | null) => void
}

const nobody: ReadonlyArray<EmployeeSummary> = []
const anybody = () => true

const Holder = ({ kind, holder, error, except, onChange }: HolderProps) => {
  const people = usePart('employees') ?? nobody
  const found = useMemo(() => searchable(people), [people])
  const { locations } = usePlaces()
  switch (kind) {
    case 'employee':
      return (
        <PersonPicker
          label="Person"
          required
          people={found}
          chosen={people.find(({ id }) => id === holder?.id)?.fullName ?? null}
          error={error}
          placeholder="Type a name"
          mayChoose={anybody}
          onChange={(id) => onChange(id === null ? null : { kind: 'employee', id })}
        />
      )
    case 'location':
      return (
        <SelectField
          label="Location"
          required
          placeholder="Choose a location"
          value={holder?.id ?? ''}
          choices={locations}
          error={error}
          onChange={(id) => onChange(id === '' ? null : { kind: 'location', id: id as AssetLocationId })}
        />
      )
    default:
      return (
        <AssetPicker
          label="Asset"
          required
          error={error}
          except={except}
          onChange={(asset) => onChange(asset === null ? null : { kind: 'asset', id: asset.id })}
        />
      )
  }
}
