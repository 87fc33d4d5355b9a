import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AddNewButton } from '../../../src/ui/kit/AddNewButton.tsx'
import { Button, IconButton } from '../../../src/ui/kit/Button.tsx'

const keys = [
  ['Enter', '{Enter}'],
  ['Space', ' '],
] as const

describe('A button', () => {
  it.each([['the pointer', null], ...keys] as const)('is pressed by %s', async (_, key) => {
    const pressed = vi.fn()
    render(<Button onClick={pressed}>Save</Button>)
    const button = screen.getByRole('button', { name: 'Save' })
    if (key === null) await userEvent.click(button)
    else {
      await userEvent.tab()
      await userEvent.keyboard(key)
    }
    expect(pressed).toHaveBeenCalledOnce()
  })

  it.each([
    [
      'Save',
      <Button key="" denied="No changes to save.">
        Save
      </Button>,
    ],
    ['Save', <IconButton key="" denied="No changes to save." label="Save" icon={null} />],
    ['Add New', <AddNewButton key="" denied="No changes to save." href="/add" />],
  ])('that is denied is found, says why, and does nothing (%#)', async (name, button) => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    render(<form onSubmit={(event) => sent(event.nativeEvent)}>{button}</form>)
    await userEvent.tab()
    const denied = screen.getByRole('button', { name, description: 'No changes to save.' })
    expect([document.activeElement, denied.getAttribute('aria-disabled')]).toEqual([denied, 'true'])
    await userEvent.click(denied)
    for (const [, key] of keys) await userEvent.keyboard(key)
    expect(sent).not.toHaveBeenCalled()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('that is denied does not send its form', async () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    render(
      <form onSubmit={(event) => sent(event.nativeEvent)}>
        <Button type="submit" denied="Fill in the form first.">
          Save
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(sent).not.toHaveBeenCalled()
  })

  it('that is busy says so and is not pressed twice', async () => {
    const pressed = vi.fn()
    render(
      <Button busy onClick={pressed}>
        Save
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save', busy: true }))
    expect(pressed).not.toHaveBeenCalled()
  })

  it('keeps what already describes it, unless it is denied', () => {
    const { rerender } = render(
      <>
        <p id="words">Of the goal</p>
        <Button aria-describedby="words">Edit</Button>
      </>,
    )
    expect(screen.getByRole('button', { description: 'Of the goal' })).toBeTruthy()
    rerender(
      <Button aria-describedby="words" denied="Not yours.">
        Edit
      </Button>,
    )
    expect(screen.getByRole('button', { description: 'Not yours.' })).toBeTruthy()
  })

  it('that adds is a link where it leads somewhere', () => {
    render(<AddNewButton href="/add" label="New goal" />)
    expect(screen.getByRole('link', { name: 'New goal' }).getAttribute('href')).toBe('/add')
  })
})
