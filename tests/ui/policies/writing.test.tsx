import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aLoggedInEmployee, granted } from '../../fixtures/people.ts'
import { aPolicy } from '../../fixtures/policies.ts'
import { aDocument, aVersion } from '../../fixtures/policyDocuments.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, failing, visit } from '../visit.tsx'

const settings = {
  relevantParties: { all: true, employeeIds: [], departmentIds: [], positionTitles: [], tags: [] },
  dueDay: null,
  dueInDays: null,
  remindEveryDays: null,
  tellManagerAfterDays: null,
  renewEveryMonths: null,
}
const file = { name: 'heat.pdf', size: 1200, pages: 1 }
const draft = {
  title: 'Ladders',
  category: null,
  content: aVersion().content,
  file: null,
  updatedUtc: '2026-11-20T01:00:00.000Z',
  updatedBy: 'Ava Lindqvist',
  version: 1,
}
const written = aDocument({
  title: 'Ladders',
  status: 'draft',
  versionNo: 0,
  versions: [],
  current: null,
  hasDraft: true,
  draft: draft as never,
  settings,
})

describe('§ 2.1, § 6 Somebody who has only Use', () => {
  const only = {
    loggedIn: aLoggedInEmployee({ privileges: granted({ featureId: 'companyPoliciesManage', actions: ['Use'] }) }),
  }

  it('looks at a policy, and is told what changing it needs', async () => {
    const { main, calls } = await visit(pathTo('hrDocumentEdit', { id: written.id }), {
      as: 'employee',
      answers: { employees: only, hrDocuments: { read: written, list: [] } },
    })
    expect(
      await main.findByText('You can read this. To change it you need the Modify right, which an administrator gives.'),
    ).toBeTruthy()
    expect(main.getByRole('heading', { level: 1, name: 'Ladders' })).toBeTruthy()
    expect(main.getByText('Treat everybody with respect.')).toBeTruthy()
    for (const field of [
      main.getByRole('textbox', { name: /^Title/ }),
      main.getByRole('combobox', { name: /^Category/ }),
    ])
      expect(field).toHaveProperty('disabled', true)
    expect(main.queryByRole('toolbar')).toBeNull()
    expect(document.querySelector('[contenteditable="true"]')).toBeNull()
    expect(main.queryByRole('button', { name: /Publish|Save|Edit|Replace/ })).toBeNull()
    expect(calls('hrDocuments.saveDraft')).toEqual([])
  })

  it('begins none, and is told what that needs', async () => {
    const { main } = await visit(pathTo('hrDocumentCreate'), { as: 'employee', answers: { employees: only } })
    expect(
      await main.findByText('To create an HR document you need the Create right, which an administrator gives.'),
    ).toBeTruthy()
    expect(main.queryByRole('button', { name: 'Write a policy' })).toBeNull()
  })
})

describe('§ 3 HR document: type 0 means policy; a document of the other kind', () => {
  const handbook = aDocument({ title: 'Handbook', type: 1, settings })

  it('is read, and nobody is asked to agree', async () => {
    const { main } = await visit(pathTo('hrDocument', { id: handbook.id }), {
      as: 'employee',
      answers: { hrDocuments: { read: { ...handbook, settings: null }, list: [handbook] } },
    })
    expect(await main.findByText('Treat everybody with respect.')).toBeTruthy()
    expect(main.queryByRole('button', { name: 'I have read and agree' })).toBeNull()
  })

  it('has versions, and nobody who has agreed', async () => {
    const { main } = await visit(pathTo('hrDocument', { id: handbook.id }), {
      answers: { hrDocuments: { read: handbook, list: [handbook] } },
    })
    await main.findByText('Treat everybody with respect.')
    expect(main.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Read', 'Versions', 'Settings'])
  })

  it('is in the list of documents, and not among the policies', async () => {
    const answers: Answers = { hrDocuments: { list: [handbook, aPolicy()] } }
    const mine = await visit(pathTo('hrPolicies'), { as: 'employee', answers })
    expect(await mine.main.findByRole('link', { name: /Code of Conduct/ })).toBeTruthy()
    expect(mine.main.queryByRole('link', { name: /Handbook/ })).toBeNull()
    const all = await visit(pathTo('hrDocuments'), { as: 'employee', answers })
    expect(await all.main.findByRole('link', { name: /Handbook/ })).toBeTruthy()
  })

  it('is begun as what it is, which is said', async () => {
    const { main, user, calls } = await visit(pathTo('hrDocumentCreate'))
    const kinds = within(await main.findByRole('radiogroup', { name: 'What is it?' }))
    expect(kinds.getByRole('radio', { name: /^Policy/ })).toHaveProperty('checked', true)
    await user.click(kinds.getByRole('radio', { name: /^Document/ }))
    expect(main.getByText(/People read it without agreeing/)).toBeTruthy()
    await user.click(main.getByRole('button', { name: 'Write a document' }))
    await user.type(await main.findByRole('textbox', { name: /^Title/ }), 'Handbook')
    await user.click(main.getByRole('button', { name: 'Start writing' }))
    expect(calls('hrDocuments.create')[0]?.payload).toMatchObject({ type: 1, title: 'Handbook' })
  })

  it('says whom it is for, without a day to agree by, and is published to be read', async () => {
    const begun = { ...written, type: 1 as const, title: 'Handbook' }
    const published = { ...handbook, versionNo: 1 }
    const { main, user, calls, address } = await visit(pathTo('hrDocumentEdit', { id: begun.id }), {
      answers: { hrDocuments: { read: begun, list: [], review: published, categories: [] } },
    })
    const who = within(await main.findByRole('region', { name: 'Who it is for' }))
    await user.click(who.getByRole('button', { name: 'Edit' }))
    expect(await main.findByRole('radiogroup', { name: 'It is for' })).toBeTruthy()
    expect(main.queryByLabelText(/^Agree by/)).toBeNull()
    await user.click(main.getByRole('button', { name: 'Cancel' }))
    await user.click(main.getByRole('button', { name: 'Publish…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/can read it. No one has to agree./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Publish version 1' }))
    await waitFor(() => expect(address()).toBe(pathTo('hrDocument', { id: begun.id })))
    expect(calls('hrDocuments.review')).toHaveLength(1)
    expect(screen.getByText('Document published')).toBeTruthy()
  })
})

describe('§ 7 HRDocumentsExisting: a PDF of one’s own', () => {
  const asPdf = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
  const uploading = async (addExisting: NonNullable<Answers['hrDocumentFiles']>['addExisting']) => {
    const page = await visit(pathTo('hrDocumentCreate'), { answers: { hrDocumentFiles: { addExisting } } })
    await page.user.click(await page.main.findByRole('button', { name: 'Choose a file' }))
    // A person can choose any file in a chooser, whatever it was asked to offer.
    const chooses = async (chosen: File) =>
      userEvent.setup({ applyAccept: false }).upload(await page.main.findByLabelText('File'), chosen)
    const upload = () => page.main.getByRole('button', { name: 'Upload' })
    return { ...page, chooses, upload }
  }

  it.each([
    ['large.pdf', 10_000_001, 'large.pdf is larger than 10 mb.'],
    ['empty.pdf', 0, 'empty.pdf is empty.'],
    ['letter.docx', 10, 'letter.docx is not an accepted file type. Accepted: PDF.'],
  ])('%s of %d bytes is not even sent', async (name, size, sentence) => {
    const { main, user, chooses, upload, calls } = await uploading(undefined)
    expect(main.getByText('PDF, at most 10 mb')).toBeTruthy()
    await chooses(asPdf(name, size))
    expect(await main.findByText(sentence)).toBeTruthy()
    expect(upload().getAttribute('aria-disabled')).toBe('true')
    await user.click(upload())
    expect(calls('hrDocumentFiles.addExisting')).toEqual([])
    expect(main.getByRole('heading', { level: 1, name: 'New HR document' })).toBeTruthy()
  })

  const because = (message: string) => failing({ ...refused('not_a_pdf', 415), message } as never)

  it('that is none is refused with the reason, and another one taken', async () => {
    let isGood = false
    const heat = aDocument({ title: 'Heat' })
    const { main, user, chooses, upload, calls } = await uploading(() =>
      isGood ? heat : because('This file is not a PDF.'),
    )
    await chooses(asPdf('Heat.pdf', 20))
    await user.click(upload())
    expect(await main.findByText(/This file is not a PDF\./)).toBeTruthy()
    isGood = true
    await chooses(asPdf('Heat.pdf', 30))
    await user.click(upload())
    await waitFor(() => expect(calls('hrDocumentFiles.addExisting')).toHaveLength(2))
    await waitFor(() => expect(main.queryByText(/This file is not a PDF\./)).toBeNull())
  })

  it('in the place of another, that is none, is refused with the reason, and nothing is lost by it', async () => {
    const { main, user, calls } = await visit(pathTo('hrDocumentEdit', { id: written.id }), {
      answers: {
        hrDocuments: { read: { ...written, draft: { ...draft, content: null, file } as never }, list: [] },
        hrDocumentFiles: { replaceFile: because('This PDF contains another file.') },
      },
    })
    await user.click(await main.findByRole('button', { name: 'Replace' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Replace / }))
    await userEvent.upload(dialog.getByLabelText('File'), asPdf('other.pdf', 20))
    await user.click(dialog.getByRole('button', { name: 'Replace file' }))
    expect(await dialog.findByText(/This PDF contains another file\./)).toBeTruthy()
    expect(calls('hrDocumentFiles.replaceFile')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(main.getByRole('heading', { level: 2, name: 'heat.pdf' })).toBeTruthy()
  })
})
