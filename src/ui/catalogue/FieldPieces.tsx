import { type ReactNode, useState } from 'react'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import type { FieldProps } from '../kit/Field.tsx'
import { RadioField } from '../kit/RadioField.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns, Row } from '../kit/Stack.tsx'
import { SwitchField } from '../kit/SwitchField.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import type { PieceName } from './entries.ts'
import { Piece, State } from './Piece.tsx'

const choices = ['Full time', 'Part time', 'Casual'].map((label) => ({ value: label, label }))

export const FieldPieces = () => (
  <>
    <FieldPiece of="Text field" first="">
      {(about, text, keep) => (
        <TextField hint="As it stands in the contract." {...about} label="Text" value={text} onChange={keep} />
      )}
    </FieldPiece>
    <FieldPiece of="Long text" first="">
      {(about, text, keep) => <TextArea {...about} label="Long text" value={text} onChange={keep} />}
    </FieldPiece>
    <FieldPiece of="Choice" first="">
      {(about, text, keep) => (
        <SelectField
          {...about}
          label="Choice"
          value={text}
          choices={choices}
          placeholder="Choose one"
          onChange={keep}
        />
      )}
    </FieldPiece>
    <FieldPiece of="Day" first="2024-01-03">
      {(about, day, keep) => <DateField {...about} label="Day" value={day} onChange={keep} />}
    </FieldPiece>
    <FieldPiece<readonly string[]> of="Tags" first={['Forklift']}>
      {(about, tags, keep) => (
        <TagsField
          {...about}
          label="Tags"
          tags={tags}
          onChange={keep}
          known={['Forklift', 'First aid', 'Fire warden']}
        />
      )}
    </FieldPiece>
    <FieldPiece of="Amount" first={40}>
      {(about, amount, keep) => (
        <RangeField {...about} label="Amount" min={0} max={100} value={amount} onChange={keep} />
      )}
    </FieldPiece>
    <FieldPiece of="Checkbox" first={true}>
      {(about, is, keep) => <CheckboxField {...about} label="Checkbox" checked={is} onChange={keep} />}
    </FieldPiece>
    <FieldPiece of="Switch" first={true}>
      {(about, is, keep) => <SwitchField {...about} label="Switch" checked={is} onChange={keep} />}
    </FieldPiece>
    <FieldPiece of="One of a few" first="" states={['As it is', 'Wrong']}>
      {({ error }, text, keep) => (
        <RadioField
          label="Employment"
          choices={choices.map((choice) => ({ ...choice, hint: `Paid ${choice.label.toLowerCase()}.` }))}
          value={text}
          error={error}
          onChange={keep}
        />
      )}
    </FieldPiece>
    <FieldPiece of="Search" first="" states={['As it is']}>
      {(_, text, keep) => (
        <Row>
          <SearchField label="Search anything" value={text} onChange={keep} />
        </Row>
      )}
    </FieldPiece>
  </>
)

type About = Omit<FieldProps, 'label'>

const states = {
  'As it is': {},
  Wrong: { required: true, error: 'This is not what was asked for.' },
  Denied: { denied: 'Only admins can change this.' },
} satisfies Readonly<Record<string, About>>

type Example<Value> = (about: About, value: Value, keep: (value: Value) => void) => ReactNode

type FieldPieceProps<Value> = {
  readonly of: PieceName
  readonly first: Value
  readonly states?: ReadonlyArray<keyof typeof states>
  readonly children: Example<Value>
}

/** A field in each of its states, of which each keeps its own value. */
const FieldPiece = <Value,>({ of, first, states: shown, children }: FieldPieceProps<Value>) => (
  <Piece of={of}>
    <Columns of="card">
      {(shown ?? (Object.keys(states) as (keyof typeof states)[])).map((name) => (
        <State key={name} name={name}>
          <Kept first={first} about={states[name]}>
            {children}
          </Kept>
        </State>
      ))}
    </Columns>
  </Piece>
)

type KeptProps<Value> = { readonly first: Value; readonly about: About; readonly children: Example<Value> }

const Kept = <Value,>({ first, about, children }: KeptProps<Value>) => {
  const [value, keep] = useState(first)
  return children(about, value, keep)
}
