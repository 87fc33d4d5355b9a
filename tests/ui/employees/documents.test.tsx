import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DocumentId, EmployeeDocument } from '../../../src/domain/employees/documents/nouns.ts'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { itemId } from '../../fixtures/ids.ts'
import { anEmployee, ava, eve } from '../../fixtures/people.ts'
import { refused, unreachable } from '../../machines/ports.ts'
import { type Answers, failing, type Role, visit } from '../visit.tsx'

const contract: EmployeeDocument = {
  id: itemId('contract') as string as DocumentId,
  employeeId: eve,
  type: 0,
  name: 'Contract.pdf',
  contentType: 'application/pdf',
  size: 120_000,
  addedUtc: '2026-01-03T01:00:00.000Z',
  addedBy: { id: ava, fullName: 'Ava Lindqvist' },
}

const at = (documents: Answers['documents'] = {}, as: Role = 'admin') =>
  visit(`${pathTo('employee', { id: eve })}?tab=documents`, {
    as,
    answers: { employees: { read: anEmployee() }, documents: { list: [contract], ...documents } },
  })

describe('The documents of a person (§ 7)', () => {
  it('say how large each is, and who added it', async () => {
    const { main } = await at()
    expect(within(await main.findByRole('list', { name: 'Documents' })).getByRole('listitem').textContent).toMatch(
      /^Contract\.pdf120 kb · 3rd Jan 2026 · Ava Lindqvist/,
    )
  })

  it('are only added and deleted by those who may, who are told why not', async () => {
    const { main } = await at({}, 'employee')
    await main.findByRole('list', { name: 'Documents' })
    for (const name of ['Add files', 'Delete Contract.pdf']) {
      const button = main.getByRole('button', { name })
      expect([name, button.getAttribute('aria-disabled')]).toEqual([name, 'true'])
    }
    expect(main.getByRole('button', { name: 'Download Contract.pdf' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('take a dropped file only where files may be added; elsewhere it does not lead away either', async () => {
    for (const [as, isTaken] of [
      ['admin', true],
      ['employee', false],
    ] as const) {
      const { main } = await at({}, as)
      const list = await main.findByRole('list', { name: 'Documents' })
      const leadsAway = fireEvent.drop(list, { dataTransfer: { files: [new File(['words'], 'letter.pdf')] } })
      expect(leadsAway).toBe(false)
      if (isTaken) expect(await screen.findByRole('dialog', { name: 'Add files' })).toBeTruthy()
      else expect(screen.queryByRole('dialog')).toBeNull()
    }
  })

  const asked = async (remove: NonNullable<Answers['documents']>['remove']) => {
    const page = await at({ remove })
    await page.user.click(await page.main.findByRole('button', { name: 'Delete Contract.pdf' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(page.calls('documents.remove')).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: /^Delete/ }))
    return page
  }

  it('one is deleted once it was asked', async () => {
    const { main, calls } = await asked(null)
    await waitFor(() => expect(main.queryByText('Contract.pdf')).toBeNull())
    expect(calls('documents.remove')).toHaveLength(1)
    expect(main.getByText('No documents yet')).toBeTruthy()
  })

  it('one that could not be deleted stays, and the question says why', async () => {
    const { main } = await asked(failing(unreachable))
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.')
    expect(main.getByText('Contract.pdf')).toBeTruthy()
  })

  it('are taken in their kinds and sizes only, which is said before', async () => {
    const { main, user } = await at()
    await user.click(await main.findByRole('button', { name: 'Add files' }))
    // A person can choose any file in a chooser, whatever it was asked to offer.
    const offer = userEvent.setup({ applyAccept: false })
    const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }))
    expect(dialog.getByText(/PDF, PNG, JPG, DOCX, XLSX, CSV, at most 10 mb each/)).toBeTruthy()
    const submit = dialog.getByRole('button', { name: 'Add files' })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    await offer.upload(dialog.getByLabelText('Files'), new File(['words'], 'letter.exe'))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    await user.upload(dialog.getByLabelText('Files'), new File(['words'], 'letter.pdf', { type: 'application/pdf' }))
    expect(await dialog.findByText('letter.pdf')).toBeTruthy()
    await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull())
  })

  it('one that is not what its name says is refused with the reason, and kept to be taken away', async () => {
    const because = 'The content of this file does not match its type.'
    const { main, user, calls } = await visit(`${pathTo('employee', { id: eve })}?tab=documents`, {
      answers: {
        employees: { read: anEmployee() },
        documents: {
          list: [],
          add: failing({ ...refused('content_differs', 415, 'file'), message: because } as Failure),
        },
      },
    })
    await user.click(await main.findByRole('button', { name: 'Add files' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add files' }))
    await user.upload(dialog.getByLabelText('Files'), new File(['<html>'], 'cv.pdf', { type: 'application/pdf' }))
    await user.click(dialog.getByRole('button', { name: 'Add files' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(because)
    await user.click(dialog.getByRole('button', { name: 'Delete cv.pdf' }))
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(main.getByText('No documents yet')).toBeTruthy()
    expect(calls('documents.add')).toHaveLength(1)
  })
})
