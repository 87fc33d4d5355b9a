import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { FocusKeeper } from '../../../src/ui/kit/overlays/FocusKeeper.tsx'

// jsdom lays nothing out, so that nothing of it is hidden.
beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true
})

/** A list whose lines go when they are done, and which says so when it is empty. */
const List = ({ names }: { readonly names: readonly string[] }) => {
  const [left, setLeft] = useState(names)
  const done = (name: string) => setLeft(left.filter((one) => one !== name))
  return (
    <main>
      <h1 tabIndex={-1}>To do</h1>
      <ul>
        {left.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
            <button type="button" onClick={() => done(name)}>
              Done: {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

const list = (...names: readonly string[]) =>
  render(
    <>
      <List names={names} />
      <FocusKeeper />
    </>,
  )

const pressed = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  button.click()
}

const expectFocused = (role: string, name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })))

describe('The keyboard’s place', () => {
  it('is the next line when a line goes', async () => {
    list('Ada', 'Ben', 'Cy')
    pressed('Done: Ben')
    await expectFocused('link', 'Cy')
  })

  it('is the end of the line before when the last one goes', async () => {
    list('Ada', 'Ben')
    pressed('Done: Ben')
    await expectFocused('button', 'Done: Ada')
  })

  it('is the heading of the page when nothing is left', async () => {
    list('Ada')
    pressed('Done: Ada')
    await expectFocused('heading', 'To do')
  })

  it('is in the page, and where it was there, when what lay over it goes', async () => {
    const over = (isOpen: boolean) => (
      <>
        <button type="button">Support</button>
        <List names={['Ada']} />
        {isOpen ? <button type="button">Dismiss</button> : null}
        <FocusKeeper />
      </>
    )
    const { rerender } = render(over(true))
    screen.getByRole('link', { name: 'Ada' }).focus()
    screen.getByRole('button', { name: 'Dismiss' }).focus()
    rerender(over(false))
    await expectFocused('link', 'Ada')
  })

  it('is the tab to which a link has led that is not offered there', async () => {
    const page = (isThere: boolean) => (
      <main>
        {isThere ? null : <a href="/eve?tab=details">Edit details</a>}
        <button type="button">More actions</button>
        <div role="tablist">
          <a role="tab" href="/eve" aria-selected={!isThere}>
            Overview
          </a>
          <a role="tab" href="/eve?tab=details" aria-selected={isThere}>
            Details
          </a>
        </div>
        <FocusKeeper />
      </main>
    )
    const { rerender } = render(page(false))
    screen.getByRole('link', { name: 'Edit details' }).focus()
    rerender(page(true))
    await expectFocused('tab', 'Details')
  })

  it('is taken when the key is let go: one that is held would press what stands there', async () => {
    list('Ada', 'Ben')
    screen.getByRole('button', { name: 'Done: Ada' }).focus()
    const hand = userEvent.setup()
    await hand.keyboard('{Enter>}')
    await new Promise((done) => setTimeout(done, 120))
    expect(document.activeElement).toBe(document.body)
    await hand.keyboard('{/Enter}')
    await expectFocused('link', 'Ben')
  })

  it('is nowhere for somebody who has pointed elsewhere', async () => {
    list('Ada', 'Ben')
    const button = screen.getByRole('button', { name: 'Done: Ada' })
    button.focus()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    button.click()
    await new Promise((done) => setTimeout(done, 120))
    expect(document.activeElement).toBe(document.body)
  })
})
