import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../../src/ui/kit/Button.tsx'
import { ConfirmDialog } from '../../../src/ui/kit/ConfirmDialog.tsx'
import { Dialog } from '../../../src/ui/kit/Dialog.tsx'
import { Menu, type MenuEntry } from '../../../src/ui/kit/Menu.tsx'
import { useOpening } from '../../../src/ui/kit/Opener.tsx'
import { Popover } from '../../../src/ui/kit/Popover.tsx'
import { Sheet } from '../../../src/ui/kit/Sheet.tsx'
import { TextField } from '../../../src/ui/kit/TextField.tsx'
import { Toasts } from '../../../src/ui/kit/Toasts.tsx'

const nothing = () => undefined

/** Where the focus is, or where the list that has it points to. */
const attended = () => {
  const { activeElement } = document
  const id = activeElement?.getAttribute('aria-activedescendant')
  const at = (id && document.getElementById(id)) || activeElement
  return at?.getAttribute('aria-label') ?? at?.textContent
}

/** A button, and what it opens. */
const Behind = ({ children }: { readonly children: (close: () => void) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  )
}

const behind = async (children: (close: () => void) => ReactNode) => {
  render(<Behind>{children}</Behind>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog'))
}
const isBack = () => waitFor(() => expect([screen.queryByRole('dialog'), attended()]).toEqual([null, 'Open']))

describe('A dialog', () => {
  const renaming = (over: Partial<Parameters<typeof Dialog>[0]> = {}) =>
    behind((close) => (
      <Dialog title="Rename Yard" confirmLabel="Rename" onConfirm={nothing} onCancel={close} {...over}>
        <TextField label="Name" value="Yard" onChange={nothing} />
      </Dialog>
    ))

  it('is named by its title, and begins in its first field', async () => {
    const dialog = await renaming()
    expect(screen.getByRole('dialog', { name: 'Rename Yard' })).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Name' }))
  })

  it.each(['Cancel', 'Close'])('is left by %s, back to where it came from', async (name) => {
    const dialog = await renaming()
    await userEvent.click(dialog.getByRole('button', { name }))
    await isBack()
  })

  it('is left by Escape', async () => {
    await renaming()
    await userEvent.keyboard('{Escape}')
    await isBack()
  })

  it('is confirmed by Enter in a field', async () => {
    const confirmed = vi.fn()
    await renaming({ onConfirm: confirmed })
    await userEvent.keyboard('{Enter}')
    expect(confirmed).toHaveBeenCalledOnce()
  })

  it('that is not ready says why, and is not confirmed', async () => {
    const confirmed = vi.fn()
    const dialog = await renaming({ onConfirm: confirmed, denied: 'Enter another name.' })
    await userEvent.keyboard('{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename', description: 'Enter another name.' }))
    expect(confirmed).not.toHaveBeenCalled()
  })

  it('that awaits its answer is not left', async () => {
    const left = vi.fn()
    const dialog = await renaming({ busy: true, onCancel: left })
    await userEvent.keyboard('{Escape}')
    for (const name of ['Cancel', 'Close']) await userEvent.click(dialog.getByRole('button', { name }))
    expect(left).not.toHaveBeenCalled()
    expect(dialog.getByRole('button', { name: 'Rename', busy: true })).toBeTruthy()
  })

  it('that was refused stays, and says why', async () => {
    const dialog = await renaming({ error: 'There is a Yard already.' })
    expect(dialog.getByRole('alert').textContent).toBe('There is a Yard already.')
  })
})

it.each([
  ['solid', 'Confirm'],
  ['danger', 'Cancel'],
] as const)('a confirmation in the tone %s begins at %s', async (tone, begins) => {
  await behind((close) => <ConfirmDialog tone={tone} onConfirm={nothing} onCancel={close} />)
  expect(attended()).toBe(begins)
})

describe('A sheet', () => {
  it('is left by Escape, back to where it came from', async () => {
    await behind((close) => (
      <Sheet label="Menu" onClose={close}>
        <Button>Inside</Button>
      </Sheet>
    ))
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await isBack()
  })
})

/** What stands there until the menu has come is another element. */
const There = ({ items }: { readonly items: readonly MenuEntry[] | null }) => {
  const place = useOpening()
  if (items === null) return <Menu label="Views" place={place} items={null} />
  return (
    <div>
      <Menu label="Views, Board" place={place} items={items} />
    </div>
  )
}

describe('A menu', () => {
  const ended = vi.fn()
  const denied = vi.fn()
  const items: readonly MenuEntry[] = [
    { id: 'open', label: 'Open', href: '#open' },
    { id: 'sorted', label: 'Sorted by name', checked: true, onSelect: nothing },
    'separator',
    { id: 'admin', label: 'Remove admin', denied: 'The last admin cannot be removed.', onSelect: denied },
    { id: 'end', label: 'Terminate', tone: 'danger', onSelect: ended },
  ]
  const opened = async (key: string) => {
    ended.mockReset()
    denied.mockReset()
    render(<Menu label="Actions" items={items} />)
    await userEvent.tab()
    await userEvent.keyboard(key)
    return within(await screen.findByRole('menu', { name: 'Actions' }))
  }

  it.each([
    ['{Enter}', '', 'Open'],
    [' ', '', 'Open'],
    ['{ArrowDown}', '', 'Open'],
    ['{ArrowUp}', '', 'Terminate'],
    ['{Enter}', '{ArrowDown}', 'Sorted by name'],
    ['{Enter}', '{ArrowUp}', 'Terminate'],
    ['{Enter}', '{End}', 'Terminate'],
    ['{ArrowUp}', '{Home}', 'Open'],
    ['{Enter}', 's', 'Sorted by name'],
    ['{Enter}', 'r', 'Remove adminThe last admin cannot be removed.'],
  ])('opened by %j and then %j is at %s', async (key, then, at) => {
    await opened(key)
    if (then) await userEvent.keyboard(then)
    await waitFor(() => expect(attended()).toBe(at))
  })

  it('asked for before its entries have come opens with them, and loses neither the press nor the focus', async () => {
    const { rerender } = render(<Menu label="Actions" items={null} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect([screen.queryByRole('menu'), attended()]).toEqual([null, 'Actions'])
    rerender(<Menu label="Actions" items={(show) => show(items)} />)
    await screen.findByRole('menu', { name: 'Actions' })
    await waitFor(() => expect(attended()).toBe('Open'))
  })

  it.each([
    ['pressed', '{Enter}', true],
    ['only come to', '', false],
  ])('that takes the place of another goes on from where that was: %s', async (_, keys, opened) => {
    const { rerender } = render(<There items={null} />)
    await userEvent.tab()
    if (keys) await userEvent.keyboard(keys)
    rerender(<There items={items} />)
    expect(screen.queryByRole('menu') !== null).toBe(opened)
    if (!opened) expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views, Board' }))
  })

  it('says which of several holds now, and why one cannot be chosen', async () => {
    const menu = await opened('{Enter}')
    expect(menu.getByRole('menuitemradio', { name: 'Sorted by name', checked: true })).toBeTruthy()
    const admin = menu.getByRole('menuitem', { name: /The last admin cannot be removed\./ })
    expect(admin.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(admin)
    expect([denied.mock.calls.length, screen.queryByRole('menu') !== null]).toEqual([0, true])
  })

  it('chooses once, closes, and goes back to its button', async () => {
    await opened('{ArrowUp}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect([ended.mock.calls.length, attended()]).toEqual([1, 'Actions'])
  })

  it('follows a link as a press does, which the product hears', async () => {
    await opened('{Enter}')
    const followed = vi.fn(({ target }: Event) => (target as Element).getAttribute('href'))
    document.addEventListener('click', followed, { once: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(followed).toHaveReturnedWith('#open'))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(attended()).toBe('Actions')
  })

  it('is left by Escape, back to its button', async () => {
    await opened('{Enter}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(attended()).toBe('Actions')
    expect(screen.getByRole('button', { expanded: false })).toBeTruthy()
  })

  it('whose button shows less than its name has the name all the same', async () => {
    render(
      <Menu label="Actions for A-1" items={items}>
        Actions
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions for A-1' }))
    expect(await screen.findByRole('menu', { name: 'Actions for A-1' })).toBeTruthy()
    expect(screen.getByText('Actions')).toBeTruthy()
  })

  it('that may not be opened says why', async () => {
    render(<Menu label="Actions" items={items} denied="Nothing is selected." />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    expect(screen.getByRole('button', { name: 'Actions', description: 'Nothing is selected.' })).toBeTruthy()
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('A popover', () => {
  const opened = async () => {
    render(<Popover label="Filters" content={(close) => <Button onClick={close}>Done</Button>} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    return within(await screen.findByRole('dialog', { name: 'Filters' }))
  }
  const isClosed = () => waitFor(() => expect([screen.queryByRole('dialog'), attended()]).toEqual([null, 'Filters']))

  it('begins at its first control', async () => {
    const panel = await opened()
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Done' }))
    expect(screen.getByRole('button', { name: 'Filters', expanded: true })).toBeTruthy()
  })

  it('begins at a link where that comes first', async () => {
    const content = (
      <>
        <a href="#goal">Goal due</a>
        <Button>Mark all as read</Button>
      </>
    )
    render(<Popover label="Notifications" content={() => content} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'Goal due' }))
  })

  it.each([
    ['Escape', '{Escape}'],
    ['a button in it', '{Enter}'],
  ])('is left by %s, back to the button that opened it', async (_, key) => {
    await opened()
    await userEvent.keyboard(key)
    await isClosed()
  })
})

describe('What is said in passing', () => {
  const say = (over: Partial<Parameters<typeof Toasts>[0]> = {}) => {
    const told = { onDismiss: vi.fn(), onPause: vi.fn(), onResume: vi.fn() }
    render(
      <>
        <Button>Before</Button>
        <Toasts
          {...told}
          toasts={[
            { id: 'saved', tone: 'success', text: 'Saved' },
            { id: 'lost', tone: 'danger', text: 'The server cannot be reached.' },
          ]}
          {...over}
        />
      </>,
    )
    return told
  }

  it('stands among the notifications; only what failed is read out at once', () => {
    say()
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region.getAttribute('aria-live')).toBe('polite')
    expect(within(region).getAllByRole('listitem')).toHaveLength(2)
    expect(
      within(region)
        .getAllByRole('alert')
        .map(({ textContent }) => textContent),
    ).toEqual(['The server cannot be reached.'])
  })

  it('is dismissed by its button, which takes no focus from a field by the pointer', async () => {
    const { onDismiss } = say()
    screen.getByRole('button', { name: 'Before' }).focus()
    await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] as HTMLElement)
    expect(onDismiss.mock.calls).toEqual([['lost']])
    expect(attended()).toBe('Before')
  })

  it('waits while the focus or the pointer is on it', async () => {
    const { onPause, onResume } = say()
    await userEvent.tab()
    await userEvent.tab()
    expect([attended(), onPause.mock.calls.length, onResume.mock.calls.length]).toEqual(['Dismiss', 1, 0])
    await userEvent.tab()
    await userEvent.tab()
    expect(onResume).toHaveBeenCalledOnce()
    const user = userEvent.setup()
    await user.hover(screen.getByText('Saved'))
    expect(onPause.mock.calls.length).toBeGreaterThan(1)
    await user.hover(screen.getByRole('button', { name: 'Before' }))
    expect(onResume).toHaveBeenCalledTimes(2)
  })
})
