import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CheckboxField } from '../../../src/ui/kit/CheckboxField.tsx'
import { DateField } from '../../../src/ui/kit/DateField.tsx'
import type { FieldProps } from '../../../src/ui/kit/Field.tsx'
import { RadioField } from '../../../src/ui/kit/RadioField.tsx'
import { RangeField } from '../../../src/ui/kit/RangeField.tsx'
import { SelectField } from '../../../src/ui/kit/SelectField.tsx'
import { SwitchField } from '../../../src/ui/kit/SwitchField.tsx'
import { TagsField } from '../../../src/ui/kit/TagsField.tsx'
import { TextArea } from '../../../src/ui/kit/TextArea.tsx'
import { TextField } from '../../../src/ui/kit/TextField.tsx'
import { Kept } from '../Kept.tsx'

const told = <A,>(who: (value: A) => void, value: A): A => {
  who(value)
  return value
}
const nothing = () => undefined
const choices = [
  { value: 'yard', label: 'Yard' },
  { value: 'office', label: 'Office' },
]

/** Each field by its role, with nothing in it. */
const fields: Readonly<Record<string, readonly [role: string, field: (props: FieldProps) => ReactElement]>> = {
  TextField: ['textbox', (props) => <TextField {...props} value="" onChange={nothing} />],
  TextArea: ['textbox', (props) => <TextArea {...props} value="" onChange={nothing} />],
  SelectField: ['combobox', (props) => <SelectField {...props} value="yard" choices={choices} onChange={nothing} />],
  TagsField: ['combobox', (props) => <TagsField {...props} tags={[]} onChange={nothing} />],
  DateField: ['textbox', (props) => <DateField {...props} value="" onChange={nothing} />],
  RangeField: ['slider', (props) => <RangeField {...props} value={1} min={0} max={9} onChange={nothing} />],
  CheckboxField: ['checkbox', (props) => <CheckboxField {...props} checked={false} onChange={nothing} />],
  SwitchField: ['switch', (props) => <SwitchField {...props} checked={false} onChange={nothing} />],
}

describe.each(Object.entries(fields))('%s', (_, [role, field]) => {
  it.each<readonly [words: Partial<FieldProps>, description: string]>([
    [{}, ''],
    [{ hint: 'As on the card' }, 'As on the card'],
    [{ error: 'Too long' }, 'Too long'],
    [{ hint: 'As on the card', error: 'Too long' }, 'Too long As on the card'],
    [{ hint: 'As on the card', denied: 'Not yours' }, 'Not yours'],
    [{ error: 'Too long', denied: 'Not yours' }, 'Too long Not yours'],
  ])('has its label for its name; %j describes it', (words, description) => {
    render(field({ label: 'Place', ...words }))
    const control = screen.getByRole(role, { name: 'Place', description })
    expect(control.getAttribute('aria-invalid')).toBe('error' in words ? 'true' : null)
    expect(control).toHaveProperty('disabled', 'denied' in words)
  })

  it('tells when it must be filled in, and when it is left', async () => {
    const left = vi.fn()
    render(field({ label: 'Place', required: true, onBlur: left }))
    const control = screen.getByRole(role, { name: /^Place/ })
    expect(control.getAttribute('aria-required')).toBe('true')
    await userEvent.click(control)
    await userEvent.tab()
    expect(left).toHaveBeenCalledOnce()
  })
})

it('a label that is not shown is still its name', () => {
  render(<TextField label="Search" labelHidden value="" onChange={nothing} />)
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy()
})

it('a day is chosen in the device’s own picker on touch', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValueOnce({ matches: true } as MediaQueryList)
  render(<DateField label="Due" value="2024-03-01" min="2024-01-01" onChange={nothing} />)
  expect(screen.getByLabelText('Due')).toMatchObject({ type: 'date', value: '2024-03-01', min: '2024-01-01' })
})

it.each([
  ['checkbox', CheckboxField],
  ['switch', SwitchField],
] as const)('a %s is turned by a press, by its label and by Space', async (role, Field) => {
  const turned = vi.fn()
  render(
    <Kept first={false}>
      {(checked, keep) => <Field label="Hidden" checked={checked} onChange={(to) => keep(told(turned, to))} />}
    </Kept>,
  )
  await userEvent.click(screen.getByRole(role))
  await userEvent.click(screen.getByText('Hidden'))
  await userEvent.keyboard(' ')
  expect(turned.mock.calls).toEqual([[true], [false], [true]])
  expect(screen.getByRole(role, { checked: true })).toBeTruthy()
})

it.each([
  ['of one line', true, [0, 5]],
  ['of several', undefined, [0, 0]],
] as const)('after Tab what is typed into a text %s takes the place of what is there: %s', (_, oneLine, selected) => {
  render(<TextArea label="Step" oneLine={oneLine} value="Below" onChange={nothing} />)
  const step = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Step' })
  step.setSelectionRange(0, 0)
  fireEvent.keyUp(step, { key: 'Tab' })
  expect([step.selectionStart, step.selectionEnd]).toEqual(selected)
})

describe('A select', () => {
  it('answers the value of what is chosen, and the empty one for its placeholder', async () => {
    const chosen = vi.fn()
    render(<SelectField label="Place" placeholder="Anywhere" value="yard" choices={choices} onChange={chosen} />)
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Office')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Anywhere')
    expect(chosen.mock.calls).toEqual([['office'], ['']])
  })

  it('without a placeholder offers no way back to nothing, and not what may not be chosen', () => {
    const some = [...choices, { value: 'roof', label: 'Roof', disabled: true }]
    render(<SelectField label="Place" value="yard" choices={some} onChange={nothing} />)
    const offered = screen.getAllByRole<HTMLOptionElement>('option').filter(({ disabled }) => !disabled)
    expect(offered.map(({ value }) => value)).toEqual(['yard', 'office'])
  })
})

describe('Radios', () => {
  const hinted = choices.map((choice) => ({ ...choice, hint: `In the ${choice.value}` }))

  it('are one group, each with what it means, and nothing chosen at first', () => {
    render(<RadioField label="Where" choices={hinted} value={null} error="Choose one" onChange={nothing} />)
    expect(screen.getByRole('radiogroup', { name: 'Where', description: 'Choose one' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Yard', description: 'In the yard', checked: false })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Office', description: 'In the office', checked: false })).toBeTruthy()
  })

  it('have their hints whatever their values are', () => {
    const spaced = [{ value: 'on the roof', label: 'Roof', hint: 'Up there' }]
    render(<RadioField label="Where" choices={spaced} value={null} onChange={nothing} />)
    expect(screen.getByRole('radio', { name: 'Roof', description: 'Up there' })).toBeTruthy()
  })

  it.each([
    ['Space takes the one the focus is on', ' ', ['yard']],
    ['an arrow the next', '{ArrowDown}', ['office']],
    ['and round to the first', '{ArrowDown}{ArrowDown}', ['office', 'yard']],
    ['back, the last', '{ArrowUp}', ['office']],
  ])('%s', async (_, keys, expected) => {
    const chosen = vi.fn()
    render(
      <Kept<string | null> first={null}>
        {(value, keep) => (
          <RadioField label="Where" choices={hinted} value={value} onChange={(next) => keep(told(chosen, next))} />
        )}
      </Kept>,
    )
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(chosen.mock.calls.flat()).toEqual(expected)
  })
})
