import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SidePanel } from '../../../src/ui/kit/SidePanel.tsx'

const Opened = ({ title }: { readonly title: string }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>{`Open ${title}`}</button>
      {isOpen ? (
        <SidePanel title={title} closeLabel={`Close ${title}`} onClose={close}>
          Text
        </SidePanel>
      ) : null}
    </>
  )
}

test('one panel is open at a time: another takes its place and has the focus', async () => {
  render(
    <>
      <Opened title="Help" />
      <Opened title="Evidence" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open Help' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open Evidence' }))
  expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull()
  screen.getByRole('dialog', { name: 'Evidence' })
  expect(document.activeElement?.textContent).toBe('Evidence')

  await userEvent.click(screen.getByRole('button', { name: 'Open Help' }))
  expect(screen.queryByRole('dialog', { name: 'Evidence' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Help')
})

test('Escape closes it, and the focus is back where it was', async () => {
  render(<Opened title="Help" />)
  await userEvent.click(screen.getByRole('button', { name: 'Open Help' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Help' }))
})
