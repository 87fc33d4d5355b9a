import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { DateField } from '../../../src/ui/kit/DateField.tsx'
import { fields } from '../../../src/ui/kit/fields/all.ts'
import { late } from '../../../src/ui/kit/late.ts'
import { Kept } from '../Kept.tsx'

/** The code that reads a day comes when the test lets it. */
const slow = vi.hoisted(() => ({ use: (_: boolean): unknown => undefined, come: () => undefined as unknown }))
vi.mock('../../../src/ui/kit/overlays.ts', async (original) => ({
  ...(await original<object>()),
  usingFields: (isWanted: boolean) => slow.use(isWanted),
}))

beforeEach(() => {
  slow.use = late(() => new Promise<typeof fields>((come) => (slow.come = () => come(fields)))).use
})

/** An owner that shows another day where none is chosen, as a report does the beginning of its period. */
const asking = (standing: string, onlyDays: boolean) => {
  const told: string[] = []
  render(
    <Kept first="">
      {(day, keep) => (
        <>
          <DateField
            label="From"
            value={day || standing}
            onlyDays={onlyDays}
            onChange={(value) => {
              told.push(value)
              keep(value)
            }}
          />
          <input aria-label="Until" />
        </>
      )}
    </Kept>,
  )
  return { told, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }) }
}

it.each([
  ['2023-12-01', true],
  ['', true],
  ['2023-12-01', false],
  ['', false],
])(
  'a day typed before the code came that reads it is not lost (there: "%s", only days: %s)',
  async (there, onlyDays) => {
    const { field, told } = asking(there, onlyDays)
    await userEvent.clear(field)
    await userEvent.type(field, '1 May 2024')
    await userEvent.tab()
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['1 May 2024', null])
    await act(async () => slow.come())
    expect([told.at(-1), field.value]).toEqual(['2024-05-01', '1st May 2024'])
  },
)

it('what was typed then and is no day is said once it can be read', async () => {
  const { field } = asking('', true)
  await userEvent.type(field, 'soon')
  await userEvent.tab()
  await act(async () => slow.come())
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['soon', 'true'])
})
