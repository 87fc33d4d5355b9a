import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { id, uploaded, written } from '../../scenarios/policyTexts.ts'
import { failing, visit } from '../visit.tsx'

const broken = failing({ _tag: 'Broken', status: 500, requestId: null })
const paper = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** On the page, beside it or over it. */
const isSaid = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words))

/** § 8, verbatim: what is said when the server fails, on the page that asked. */
describe('§ 8 Policies', () => {
  it('the settings of a policy', async () => {
    const { main, user, calls } = await visit(pathTo('hrDocumentEdit', { id }), {
      answers: { hrDocuments: { read: written, changeSettings: broken } },
    })
    const settings = within(await main.findByRole('region', { name: 'Who and when' }))
    await user.click(settings.getByRole('button', { name: 'Edit' }))
    await user.click(await main.findByRole('radio', { name: 'Chosen people' }))
    await user.type(main.getByRole('combobox', { name: 'People' }), 'Eve Marlowe{Enter}')
    await user.click(main.getByRole('button', { name: 'Save settings' }))
    await isSaid('Failed to update settings for HR Document')
    expect(calls('hrDocuments.changeSettings')).toHaveLength(1)
    expect(main.getByRole('radio', { name: 'Chosen people' })).toHaveProperty('checked', true)
  })

  it('a file that is uploaded', async () => {
    const { main, user } = await visit(pathTo('hrDocumentCreate'), {
      answers: { hrDocumentFiles: { addExisting: broken } },
    })
    await user.click(await main.findByRole('button', { name: 'Choose a file' }))
    await user.upload(await main.findByLabelText('File'), paper('water.pdf'))
    await user.click(main.getByRole('button', { name: 'Upload' }))
    await isSaid('Failed to upload HR Document')
  })

  it('a file that takes the place of another', async () => {
    const { main, user } = await visit(pathTo('hrDocumentEdit', { id }), {
      answers: { hrDocuments: { read: uploaded }, hrDocumentFiles: { replaceFile: broken } },
    })
    await user.click(await main.findByRole('button', { name: 'Replace' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Replace / }))
    await user.upload(dialog.getByLabelText('File'), paper('noon.pdf'))
    await user.click(dialog.getByRole('button', { name: 'Replace file' }))
    await isSaid('Failed to replace HR Document')
  })
})
