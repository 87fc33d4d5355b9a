import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '../../../src/ui/kit/ConfirmDialog.tsx'
import { Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { RadioField } from '../../../src/ui/kit/RadioField.tsx'
import { TextField } from '../../../src/ui/kit/TextField.tsx'

const nothing = () => undefined

/** A dialog whose first field is wrong as soon as it is confirmed, and whose way out is asked about. */
const Asked = ({ field }: { readonly field: (error: string | undefined) => ReactNode }) => {
  const [hasTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Dialog title="Publish" confirmLabel="Publish" onConfirm={() => setTried(true)} onCancel={() => setLeaving(true)}>
        {field(hasTried ? 'Required' : undefined)}
        <TextField label="Note" value="Yard" onChange={nothing} />
      </Dialog>
      {isLeaving ? (
        <ConfirmDialog
          title="Discard changes?"
          tone="danger"
          text="You have unsaved changes."
          onConfirm={nothing}
          onCancel={() => setLeaving(false)}
        />
      ) : null}
    </>
  )
}

describe('A dialog that cannot be confirmed as it is filled in', () => {
  const kinds = [
    { value: 'big', label: 'Big' },
    { value: 'small', label: 'Small' },
  ]
  it.each<[string, (error: string | undefined) => ReactNode, string, string]>([
    ['field', (error) => <TextField label="Title" value="" error={error} onChange={nothing} />, 'textbox', 'Title'],
    [
      'choice',
      (error) => <RadioField label="Kind" {...{ choices: kinds, error }} value={null} onChange={nothing} />,
      'radio',
      'Big',
    ],
  ])('leads the focus to the first %s that is wrong', async (_, field, role, name) => {
    render(<Asked field={field} />)
    const button = await screen.findByRole('button', { name: 'Publish' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole(role, { name }))
  })
})

it('A dialog that is refused says why beside its buttons, and not where it may be scrolled out of sight', async () => {
  const dialog = (error?: string) => (
    <Dialog title="Pay" confirmLabel="Pay" error={error} onConfirm={nothing} onCancel={nothing}>
      <TextField label="Card" value="" onChange={nothing} />
    </Dialog>
  )
  const { rerender } = render(dialog())
  await screen.findByRole('dialog')
  rerender(dialog('Your card was declined.'))
  const scrolled = screen.getByRole('textbox', { name: 'Card' }).closest('.dialog__body')
  expect(scrolled).not.toBeNull()
  expect(scrolled?.contains(screen.getByText('Your card was declined.'))).toBe(false)
})

describe('A question over a dialog', () => {
  const frame = () => new Promise((done) => setTimeout(done, 50))

  it('keeps the focus on its button, and gives it back to the field as it was', async () => {
    render(<Asked field={() => <TextField label="Title" value="Yard" onChange={nothing} />} />)
    await screen.findByRole('dialog')
    await frame()
    // From there on the dialog knows to where it would take the focus back.
    const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' })
    note.focus()
    note.setSelectionRange(4, 4)
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Discard changes?' })
    await frame()
    expect(document.activeElement?.textContent).toBe('Cancel')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(note))
    expect([note.selectionStart, note.selectionEnd]).toEqual([4, 4])
  })
})

it('a dialog is left with the page that it stands over, and not by what closes it there', async () => {
  const left = vi.fn()
  const over = () => render(<ConfirmDialog onConfirm={nothing} onCancel={left} />)
  const { unmount } = over()
  await screen.findByRole('dialog')
  unmount()
  expect(left).not.toHaveBeenCalled()
  const page = over()
  await screen.findByRole('dialog')
  history.pushState(null, '', '/another')
  page.unmount()
  expect(left).toHaveBeenCalledOnce()
})

it('a dialog brings no second banner to the page', async () => {
  render(<ConfirmDialog onConfirm={nothing} onCancel={nothing} />)
  await screen.findByRole('dialog')
  expect([screen.queryByRole('banner'), screen.queryByRole('contentinfo')]).toEqual([null, null])
})

it('a question is read with its name, and a form is not', async () => {
  render(<ConfirmDialog title="Delete Yard" text="This cannot be undone." onConfirm={nothing} onCancel={nothing} />)
  expect(await screen.findByRole('dialog', { name: 'Delete Yard', description: 'This cannot be undone.' })).toBeTruthy()
  cleanup()
  render(<Asked field={() => null} />)
  expect(await screen.findByRole('dialog', { name: 'Publish', description: '' })).toBeTruthy()
})
