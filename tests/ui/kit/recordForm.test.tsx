import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef, useSelector } from '@xstate/react'
import * as Result from 'effect/Result'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { type Draft, dayOrNone, line, recordOf, yesNo } from '../../../src/domain/kernel/record.ts'
import type { RecordFormActor } from '../../../src/machines/kit/recordForm.machine.ts'
import { recordForm } from '../../../src/machines/kit/recordForm.ts'
import type { Theirs } from '../../../src/machines/kit/recordFormShape.ts'
import { CheckboxField } from '../../../src/ui/kit/CheckboxField.tsx'
import { DateField } from '../../../src/ui/kit/DateField.tsx'
import { boundTo, checkedBy, RecordFormView } from '../../../src/ui/kit/RecordForm.tsx'
import { TextField } from '../../../src/ui/kit/TextField.tsx'
import { refused, unreachable } from '../../machines/ports.ts'

const fields = recordOf({ name: line('Name', 80), opened: dayOrNone('Opened'), isShut: yesNo('Shut', false) })

type PlaceDraft = Draft<typeof fields.fields>
interface Place {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly opened: string | null
  readonly isShut: boolean
}

const placeForm = recordForm<PlaceDraft, Place, null, Place | null>({
  id: 'placeForm',
  ...fields,
  draftOf: (place) => fields.draftOf(place as never),
  messages: { failed: 'That could not be saved' },
})

const yard: Place = { id: 'yard', version: 1, name: 'Yard', opened: null, isShut: false }

type Answered = Result.Result<Place | null, Failure>
interface Ports {
  readonly save?: (asked: { readonly base: Place | null; readonly draft: PlaceDraft }) => Promise<Answered>
  readonly theirs?: () => Promise<Result.Result<Theirs<Place, Place | null>, Failure>>
}

const PlaceForm = ({ base, save, theirs }: Ports & { readonly base: Place | null }) => {
  const [machine] = useState(() =>
    placeForm.provide({
      save: save ?? (() => new Promise(() => undefined)),
      loadTheirs: theirs ?? (() => new Promise(() => undefined)),
    }),
  )
  const form = useActorRef(machine, {
    input: placeForm.inputOf({ scope: null, id: 'yard', base, blank: fields.blank }),
  }) as unknown as RecordFormActor
  const isDone = useSelector(form, ({ status }) => status === 'done')
  return isDone ? null : (
    <RecordFormView form={form} of={placeForm} saveLabel="Save place" called="This place">
      {(bound) => (
        <>
          <TextField {...boundTo(bound, 'name')} />
          <DateField {...boundTo(bound, 'opened')} />
          <CheckboxField {...checkedBy(bound, 'isShut')} />
        </>
      )}
    </RecordFormView>
  )
}

/** Behind a button, as every form of the product is. */
const Page = (props: Ports & { readonly base: Place | null }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Edit
      </button>
      {isOpen ? <PlaceForm {...props} /> : null}
    </>
  )
}

const opened = async (ports: Ports = {}, base: Place | null = yard) => {
  const save = vi.fn(ports.save ?? (() => new Promise<Answered>(() => undefined)))
  render(<Page base={base} {...ports} save={save} />)
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  return { name, save, saving: () => screen.getByRole('button', { name: 'Save place' }) }
}

const conflict = async () => Result.fail(refused('changed_meanwhile'))
const gone = async () => Result.fail(refused('not_found', 404))

describe('The focus', () => {
  it('goes into the first field, and back to what opened the form when it goes', async () => {
    const { name } = await opened()
    expect(document.activeElement).toBe(name)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
  })

  it('goes to the first field that is wrong when saving is tried', async () => {
    const { name, save, saving } = await opened()
    await userEvent.clear(name)
    await userEvent.type(screen.getByLabelText('Opened'), '2024-01-03')
    await userEvent.click(saving())
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(save).not.toHaveBeenCalled()
  })
})

describe('What is wrong', () => {
  it('is said under a field once it was left, and not while it is typed', async () => {
    const { name } = await opened()
    await userEvent.clear(name)
    expect(name.getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(screen.getByRole('textbox', { name: /^Name/, description: /.+/ }).getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(name, 'Y')
    expect(name.getAttribute('aria-invalid')).toBeNull()
  })
})

describe('Saving is denied', () => {
  it.each([
    ['of a new record until something is typed', null, 'Fill in the form first.'],
    ['of an old one until something is changed', yard, 'No changes to save.'],
  ] as const)('%s', async (_, base, reason) => {
    const { name, save, saving } = await opened({}, base)
    expect(screen.getByRole('button', { name: 'Save place', description: reason })).toBe(saving())
    await userEvent.click(saving())
    expect(save).not.toHaveBeenCalled()
    await userEvent.type(name, 's')
    expect(saving().getAttribute('aria-disabled')).toBeNull()
    await userEvent.keyboard('{Backspace}')
    expect(screen.getByRole('button', { name: 'Save place', description: reason })).toBe(saving())
  })
})

describe('Saving', () => {
  it('is done by Enter in a field, once', async () => {
    const { name, save, saving } = await opened()
    await userEvent.type(name, 's{Enter}{Enter}')
    expect(save.mock.calls.map(([{ draft }]) => draft.name)).toEqual(['Yards'])
    expect(saving().getAttribute('aria-busy')).toBe('true')
  })

  it.each<readonly [string, () => Promise<Answered>, string, boolean]>([
    ['was refused', async () => Result.fail(refused('x', 422)), 'refused: x What you typed is still here.', false],
    [
      'did not reach the server',
      async () => Result.fail(unreachable),
      'Check your connection and try again. What you typed is still here.',
      true,
    ],
  ])('that %s says why, keeps what was typed, and may be tried again', async (_, failed, words, isOffered) => {
    let tries = 0
    const { name, save } = await opened({ save: () => (++tries === 1 ? failed() : new Promise(() => undefined)) })
    await userEvent.type(name, 's{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(name.value).toBe('Yards')
    const again = screen.queryByRole('button', { name: 'Try again' })
    expect(again !== null).toBe(isOffered)
    await userEvent.click(again ?? screen.getByRole('button', { name: 'Save place' }))
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('that is refused for one field says it under that field alone', async () => {
    const { name } = await opened({ save: async () => Result.fail(refused('name_in_use', 409, 'name')) })
    await userEvent.type(name, 's{Enter}')
    expect(await screen.findByRole('textbox', { name: /^Name/, description: 'refused: name_in_use' })).toBe(name)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of what somebody has removed says so, and keeps what was typed to be read', async () => {
    const { name } = await opened({ save: gone, theirs: async () => Result.succeed({ record: null, answer: null }) })
    await userEvent.type(name, 's{Enter}')
    expect(await screen.findByText(/Someone deleted it while you were editing/)).toBeTruthy()
    expect(name.value).toBe('Yards')
    expect(screen.getByRole('button', { name: 'Save place', description: 'This place no longer exists.' })).toBeTruthy()
  })
})

describe('What somebody else has saved meanwhile', () => {
  const theirs: Place = { ...yard, version: 2, name: 'Yard, east gate', opened: '2024-01-03', isShut: true }
  const met = () => Promise.resolve(Result.succeed({ record: theirs, answer: theirs }))

  it('stands beside what was typed, each field in words', async () => {
    const { name } = await opened({ save: conflict, theirs: met })
    await userEvent.type(name, 's{Enter}')
    expect(await screen.findByText(/Someone else changed this in the meantime/)).toBeTruthy()
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Field', 'Theirs (saved)', 'Mine (not saved)'],
      ['Name', 'Yard, east gate', 'Yards'],
    ])
  })

  it.each([
    ['a day', { opened: '2024-01-03' }, ['Opened', '3rd Jan 2024', '4th Feb 2024']],
    ['none', { opened: null }, ['Opened', '–', '4th Feb 2024']],
  ] as const)('tells %s as it is written', async (_, over, row) => {
    const record = { ...yard, version: 2, ...over }
    await opened({ save: conflict, theirs: async () => Result.succeed({ record, answer: record }) })
    await userEvent.type(screen.getByLabelText('Opened'), '2024-02-04')
    await userEvent.click(screen.getByRole('button', { name: 'Save place' }))
    const [, first] = within(await screen.findByRole('table')).getAllByRole('row')
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual(row)
  })

  it('gives way when mine is kept, which is saved over it', async () => {
    let tries = 0
    const { name, save } = await opened({
      save: ({ base }) => (++tries === 1 ? conflict() : Promise.resolve(Result.succeed(base))),
      theirs: met,
    })
    await userEvent.type(name, 's{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(save.mock.calls.at(-1)?.[0]).toMatchObject({ base: { version: 2 }, draft: { name: 'Yards', isShut: true } })
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is taken, and nothing is saved', async () => {
    const { name, save } = await opened({ save: conflict, theirs: met })
    await userEvent.type(name, 's{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Use theirs' }))
    expect(save).toHaveBeenCalledOnce()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('can be asked for again where it could not be fetched', async () => {
    let tries = 0
    const { name } = await opened({
      save: conflict,
      theirs: async () => (++tries === 1 ? Result.fail(unreachable) : met()),
    })
    await userEvent.type(name, 's{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})
