import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TagsField } from '../../../src/ui/kit/TagsField.tsx'
import { Kept } from '../Kept.tsx'

const known = ['mentor', 'first aid', 'remote', 'fire warden']

const tagging = (had: readonly string[] = ['remote']) => {
  render(
    <Kept first={had}>
      {(tags, keep) => (
        <>
          <TagsField label="Tags" tags={tags} known={known} onChange={keep} />
          <output>{tags.join('|')}</output>
        </>
      )}
    </Kept>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' })
  return { field, tags: () => screen.getByRole('status').textContent }
}

it.each([
  ['Enter adds', 'crane{Enter}', 'remote|crane', ''],
  ['a comma adds', 'crane,', 'remote|crane', ''],
  ['leaving the field adds', 'crane{Tab}', 'remote|crane', ''],
  ['several are pasted at once', 'crane, hoist,', 'remote|crane|hoist', ''],
  ['the same word in another case is the same tag', 'REMOTE{Enter}', 'remote', ''],
  ['a known tag keeps its spelling', 'MENTOR{Enter}', 'remote|mentor', ''],
  ['Enter on nothing adds nothing', '{Enter}', 'remote', ''],
  ['blanks are nothing', '  {Enter}', 'remote', '  '],
  ['Backspace in the empty field takes the last', '{Backspace}', '', ''],
  ['Backspace in a word takes a letter', 'ab{Backspace}', 'remote', 'a'],
  ['arrow down takes the first suggestion', 'fi{ArrowDown}{Enter}', 'remote|first aid', ''],
  ['twice the second', 'fi{ArrowDown}{ArrowDown}{Enter}', 'remote|fire warden', ''],
  ['and round again', 'fi{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', 'remote|first aid', ''],
  ['arrow up the last', 'fi{ArrowUp}{Enter}', 'remote|fire warden', ''],
  ['typing on forgets the suggestion', 'fi{ArrowDown}re{Enter}', 'remote|fire', ''],
  ['Escape closes the suggestions and keeps the word', 'fi{Escape}', 'remote', 'fi'],
  ['a second Escape takes the word back', 'fi{Escape}{Escape}', 'remote', ''],
])('%s', async (_, keys, tags, typed) => {
  const field = tagging()
  await userEvent.click(field.field)
  // Nobody presses two keys within one frame.
  await userEvent.setup({ delay: 20 }).keyboard(keys)
  expect([field.tags(), field.field.value]).toEqual([tags, typed])
})

it('tells what is offered and which of it is meant', async () => {
  const { field } = tagging()
  await userEvent.type(field, 'fi')
  expect(screen.getByRole('combobox', { expanded: true })).toBe(field)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['first aid', 'fire warden'])
  await userEvent.keyboard('{ArrowDown}')
  const [first] = screen.getAllByRole('option', { selected: true })
  expect(first?.id).toBe(field.getAttribute('aria-activedescendant'))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('combobox', { expanded: false })).toBe(field)
})

it('what was added leaves no list over what is pressed next', async () => {
  const { field } = tagging()
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('listbox')).toBeTruthy()
  await userEvent.keyboard('crane{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('a suggestion is taken by the pointer too', async () => {
  const { field, tags } = tagging()
  await userEvent.type(field, 'men')
  await userEvent.click(screen.getByRole('option', { name: 'mentor' }))
  expect([tags(), document.activeElement]).toEqual(['remote|mentor', field])
})

it('a tag is removed by its button, and the focus is in the field', async () => {
  const { field, tags } = tagging(['remote', 'mentor'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove remote' }))
  expect([tags(), document.activeElement]).toEqual(['mentor', field])
})

it('that is denied lets nothing be removed', () => {
  render(<TagsField label="Tags" tags={['remote']} denied="Not yours" onChange={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})
