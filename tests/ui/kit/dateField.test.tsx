import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { standardLocale, writtenDay } from '../../../src/domain/kernel/locale.ts'
import { ClientZone } from '../../../src/ui/kit/clientZone.ts'
import { DateField } from '../../../src/ui/kit/DateField.tsx'
import { typedDay } from '../../../src/ui/kit/fields/typedDay.ts'
import { Kept } from '../Kept.tsx'

const weekend = (day: string) => ([0, 6].includes(new Date(day).getUTCDay()) ? 'Nobody is there.' : undefined)

const noDay = () =>
  screen.getByRole('textbox', { description: '“31 Feb 2024” is not a date. Use the format 3 Jan 2024.' })

const asking = (first: string, limits: { min?: string; max?: string; onlyDays?: boolean } = {}) => {
  render(
    <Kept first={first}>
      {(day, keep) => (
        <>
          <DateField label="Due" value={day} onChange={keep} closed={weekend} {...limits} />
          <output>{day}</output>
        </>
      )}
    </Kept>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' })
  const kept = () => document.querySelector('output')?.textContent
  return { field, kept }
}

describe('What is typed', () => {
  it.each([
    ['3rd Jan 2024', '2024-01-03'],
    ['3 january 2024', '2024-01-03'],
    ['3 Sept 2024', '2024-09-03'],
    ['3jan2024', '2024-01-03'],
    ['3/1/2024', '2024-01-03'],
    ['3 - 1 - 2024', '2024-01-03'],
    ['03012024', '2024-01-03'],
    ['2024-01-03', '2024-01-03'],
    ['29 Feb 2024', '2024-02-29'],
    ['29 Feb 2023', undefined],
    ['31/2/2024', undefined],
    ['3 Jan 24', undefined],
    ['3 Jan 02024', undefined],
    ['1/13/2024', undefined],
    ['3 Ja', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('“%s” means %s', (typed, day) => expect(typedDay(typed, standardLocale)).toBe(day))

  it.each([
    ['1/3/2024', '2024-01-03'],
    ['01032024', '2024-01-03'],
    ['12/31/2024', '2024-12-31'],
    ['31/12/2024', undefined],
    ['3 Jan 2024', '2024-01-03'],
    ['2024-01-03', '2024-01-03'],
  ])('where the month goes first “%s” means %s', (typed, day) =>
    expect(typedDay(typed, { dateStyle: 'm/d/y' })).toBe(day),
  )

  it.each(['ordinal', 'd/m/y', 'd.m.y', 'm/d/y', 'y-m-d'] as const)(
    'what is written %s is read as the same day',
    (dateStyle) => {
      for (const day of ['2024-01-03', '2024-12-31', '1999-02-11'])
        expect(typedDay(writtenDay({ dateStyle }, day), { dateStyle })).toBe(day)
    },
  )
})

describe('A day', () => {
  it('is shown as it is written everywhere, and typed in any form', async () => {
    const { field, kept } = asking('2024-03-01')
    expect(field.value).toBe('1st Mar 2024')
    await userEvent.clear(field)
    await userEvent.type(field, '3/1/2024')
    expect([kept(), field.value]).toEqual(['2024-01-03', '3/1/2024'])
    await userEvent.tab()
    expect(field.value).toBe('3rd Jan 2024')
  })

  it('that is none is kept by its owner as it was typed, to be put right, and is said when the field is left', async () => {
    const { field, kept } = asking('2024-03-01')
    await userEvent.clear(field)
    await userEvent.type(field, '31 Feb 2024')
    expect([kept(), field.getAttribute('aria-invalid')]).toEqual(['31 Feb 2024', null])
    await userEvent.tab()
    expect(field.value).toBe('31 Feb 2024')
    expect(noDay()).toBe(field)
  })

  it('that is none is there, and said, when the field is drawn anew', () => {
    const { field } = asking('31 Feb 2024')
    expect([field.value, noDay()]).toEqual(['31 Feb 2024', field])
  })

  it('that is none is nothing for an owner that has no use for it, and stays in the field all the same', async () => {
    const { field, kept } = asking('2024-03-01', { onlyDays: true })
    await userEvent.clear(field)
    await userEvent.type(field, '31 Feb 2024')
    await userEvent.tab()
    expect([kept(), field.value, noDay()]).toEqual(['', '31 Feb 2024', field])
  })

  it.each([
    ['2024-03-01', { max: '2024-02-01' }, 'Not after 1st Feb 2024.'],
    ['2024-03-01', { min: '2024-04-01' }, 'Not before 1st Apr 2024.'],
    ['2024-03-02', {}, 'Nobody is there.'],
  ])('that is closed says why: %s', (day, limits, why) => {
    const { field } = asking(day, limits)
    expect(screen.getByRole('textbox', { name: 'Due', description: why })).toBe(field)
  })

  it('that may not be changed has no calendar', () => {
    render(<DateField label="Due" value="2024-03-01" denied="Not yours" onChange={() => undefined} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

/** Opened on Friday, 1st March 2024. */
const calendar = async () => {
  const asked = asking('2024-03-01')
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  return asked
}
const focused = () => document.activeElement?.getAttribute('aria-label')
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('The calendar', () => {
  it('begins with the day that is chosen', async () => {
    await calendar()
    expect(screen.getByRole('grid', { name: 'March 2024' })).toBeTruthy()
    expect(focused()).toBe('Friday 1 March 2024')
  })

  it.each([
    ['an arrow leads to the next day', '{ArrowRight}', 'Saturday 2 March 2024. Nobody is there.'],
    ['or the one before', '{ArrowLeft}', 'Thursday 29 February 2024'],
    ['down a week', '{ArrowDown}', 'Friday 8 March 2024'],
    ['up a week', '{ArrowUp}', 'Friday 23 February 2024'],
    ['Page Down a month', '{PageDown}', 'Monday 1 April 2024'],
    ['Page Up back', '{PageUp}', 'Thursday 1 February 2024'],
  ])('%s', async (_, keys, day) => {
    await calendar()
    await userEvent.keyboard(keys)
    await vi.waitFor(() => expect(focused()).toBe(day))
  })

  it('takes a day by Enter, closes, and goes back to where it was opened', async () => {
    const { kept } = await calendar()
    await userEvent.keyboard('{ArrowDown}')
    await frame()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(kept()).toBe('2024-03-08'))
    expect(screen.queryByRole('grid')).toBeNull()
    expect(focused()).toBe('Open calendar')
  })

  it('says why a day is closed, and does not take it', async () => {
    const { kept } = await calendar()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(focused()).toMatch(/Nobody is there/))
    expect(screen.getAllByText('Nobody is there.').length).toBe(1)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: /^Sunday 3 March/ }))
    expect([kept(), screen.queryByRole('grid') !== null]).toEqual(['2024-03-01', true])
  })

  it('takes another month of another year by the pointer', async () => {
    const { kept } = await calendar()
    await userEvent.click(screen.getByRole('button', { name: 'March 2024' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Previous year' }))
    await userEvent.click(await screen.findByRole('button', { name: /^May/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Monday 15 May 2023' }))
    await vi.waitFor(() => expect(kept()).toBe('2023-05-15'))
  })

  it('is opened by Alt and Down from the field, and goes back there', async () => {
    const { field } = asking('2024-03-01')
    await userEvent.click(field)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(focused()).toBe('Friday 1 March 2024')
    await userEvent.keyboard('{Escape}')
    expect([document.activeElement, screen.queryByRole('grid')]).toEqual([field, null])
  })

  it('begins with today where nothing is chosen, and marks it: the day it is where the client is', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2024-03-01T20:00:00Z') })
    render(
      <ClientZone value="Australia/Sydney">
        <DateField label="Due" value="" onChange={() => undefined} />
      </ClientZone>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
    vi.useRealTimers()
    expect(focused()).toBe('Saturday 2 March 2024. Today')
    expect(document.activeElement?.closest('[aria-current=date]')).not.toBeNull()
    expect(document.querySelectorAll('[aria-current=date]').length).toBe(1)
  })

  it('is left by Escape', async () => {
    const { kept } = await calendar()
    await userEvent.keyboard('{Escape}')
    expect([kept(), focused(), screen.queryByRole('grid')]).toEqual(['2024-03-01', 'Open calendar', null])
  })
})
