import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActorRef } from '@xstate/react'
import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { confirmMachine, type Question } from '../../../src/machines/kit/confirm.machine.ts'
import { provided } from '../../../src/machines/kit/port.ts'
import { Confirmation } from '../../../src/ui/kit/Confirmation.tsx'
import { unreachable } from '../../machines/ports.ts'

type Run = (asked: { readonly notes: string }) => Promise<Result.Result<null, Failure>>

const Asking = ({ run, question }: { readonly run: Run; readonly question: Question }) => (
  <Confirmation
    confirmation={useActorRef(confirmMachine.provide({ actors: { run: provided(run) as never } }), { input: question })}
  />
)

const asked = (question: Question = {}, run: Run = async () => Result.succeed(null)) => {
  const ran = vi.fn(run)
  render(<Asking run={ran} question={question} />)
  return ran
}

it.each<readonly [question: Question, title: string, text: string, confirm: string]>([
  [{}, 'Confirm', 'Are you sure?', 'Confirm'],
  [
    { title: 'Delete Yard', text: 'Nobody uses it.', confirmLabel: 'Delete' },
    'Delete Yard',
    'Nobody uses it.',
    'Delete',
  ],
])('%j asks', (question, title, text, confirm) => {
  asked(question)
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: confirm })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('is done once, however often it is pressed', async () => {
  const ran = asked({}, () => new Promise(() => undefined))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm' }))
  expect(ran).toHaveBeenCalledOnce()
  expect(await screen.findByRole('button', { name: 'Confirm', busy: true })).toBeTruthy()
})

it('that did not succeed stays, says why, and can be tried again', async () => {
  let tries = 0
  const ran = asked({ failure: 'Failed to delete' }, async () =>
    ++tries === 1 ? Result.fail(unreachable) : Result.succeed(null),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete. The server cannot be reached.')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(ran).toHaveBeenCalledTimes(2)
})

it('takes notes where they are asked for, and says who reads them', async () => {
  const ran = asked({ asksNotes: true, notesHint: 'Max reads them.' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes', description: 'Max reads them.' }), ' As agreed ')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(ran.mock.calls[0]?.[0]).toMatchObject({ notes: 'As agreed' })
})

it('calls them what they are, and says that they are needed', () => {
  asked({ asksNotes: true, needsNotes: true, notesLabel: 'Why' })
  expect(screen.getByRole('textbox', { name: 'Why' }).getAttribute('aria-required')).toBe('true')
})
