import { useState } from 'react'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { DateField } from '../kit/DateField.tsx'
import type { FieldProps } from '../kit/Field.tsx'
import { RadioField } from '../kit/RadioField.tsx'
import { RangeField } from '../kit/RangeField.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Columns, Row, Stack } from '../kit/Stack.tsx'
import { SwitchField } from '../kit/SwitchField.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Piece } from './Piece.tsx'

export const FieldPieces = () => (
  <Piece name="Fields">
    <Columns of="card">
      <Fields about={{}} />
      <Fields about={{ required: true, error: 'This is not what was asked for.' }} />
      <Fields about={{ denied: 'Only admins can change this.' }} />
    </Columns>
  </Piece>
)

const choices = ['Full time', 'Part time', 'Casual'].map((label) => ({ value: label, label }))

const Fields = ({ about }: { readonly about: Omit<FieldProps, 'label'> }) => {
  const [text, setText] = useState('')
  const [is, setIs] = useState(true)
  const [day, setDay] = useState('2024-01-03')
  const [tags, setTags] = useState<readonly string[]>(['Forklift'])
  const [amount, setAmount] = useState(40)
  const text_ = { ...about, value: text, onChange: setText } as const
  return (
    <Stack>
      <TextField {...text_} label="Text" hint="As it stands in the contract." />
      <TextArea {...text_} label="Long text" />
      <SelectField {...text_} label="Choice" choices={choices} placeholder="Choose one" />
      <DateField {...about} label="Day" value={day} onChange={setDay} />
      <TagsField {...about} label="Tags" tags={tags} onChange={setTags} known={['Forklift', 'First aid']} />
      <RangeField {...about} label="Amount" min={0} max={100} value={amount} onChange={setAmount} />
      <CheckboxField {...about} label="Checkbox" checked={is} onChange={setIs} />
      <RadioField
        label="One of a few"
        choices={choices.map((choice) => ({ ...choice, hint: 'What it means.' }))}
        value={text}
        onChange={setText}
      />
      <SwitchField {...about} label="Switch" checked={is} onChange={setIs} />
      <Row>
        <SearchField label="Search anything" value={text} onChange={setText} />
      </Row>
    </Stack>
  )
}
