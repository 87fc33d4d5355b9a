import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Certification } from '../../../src/domain/certifications/nouns.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { aCertification, aCertificationType } from '../../fixtures/certifications.ts'
import { ava, eve, theDirectory, yuri } from '../../fixtures/people.ts'
import { at } from '../../fixtures/time.ts'
import { refused } from '../../machines/ports.ts'
import { type Answers, chosenIn, failing, nothingSetUp, notices, type Role, visit } from '../visit.tsx'
// It comes after the page: what is chosen before it is here, jsdom does not show.
import '../../../src/ui/certifications/OpenDialogs.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const type = aCertificationType()
const card = aCertification()
const waiting = aCertification({ verification: 'submitted', verifiedBy: null })
const none = { rows: [], before: null, after: null }

type Certifications = NonNullable<Answers['certifications']>

const onList = (certifications: Certifications = {}, answers: Answers = {}, as: Role = 'admin') =>
  visit(pathTo('certifications'), {
    as,
    answers: { ...answers, certifications: { window: none, count: 0, types: [type], ...certifications } },
  })

const withRows = (...rows: ReadonlyArray<Certification>) => ({
  window: { ...none, rows },
  count: rows.length,
})

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Within = Awaited<ReturnType<typeof dialogNamed>>

const adding = async (page: Awaited<ReturnType<typeof onList>>) => {
  await page.user.click(await page.main.findByRole('button', { name: 'Add certification' }))
  return dialogNamed('Add certification')
}

const chosen = async (user: Awaited<ReturnType<typeof onList>>['user'], dialog: Within, person: string) => {
  await user.type(dialog.getByRole('combobox', { name: /^Person/ }), person)
  await user.click(await screen.findByRole('option', { name: new RegExp(person) }))
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Type/ }), 'White Card')
}

/** A person can choose any file in a chooser, whatever it was asked to offer. */
const offer = (dialog: Within, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Files'), file)

describe('Adding one', () => {
  it('sends whose, of which type, until when, with its files; and says so', async () => {
    const page = await onList({ add: card })
    const dialog = await adding(page)
    await chosen(page.user, dialog, 'Eve Marlowe')
    await page.user.type(dialog.getByLabelText(/^Expires/), '2027-01-12')
    for (const name of ['front.pdf', 'back.pdf']) await offer(dialog, pdf(name))
    await page.user.click(dialog.getByRole('button', { name: 'Add certification' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = page.calls('certifications.add')[0]?.payload as FormData
    expect([sent.get('employeeId'), sent.get('certificationTypeId'), sent.get('expiryDate')]).toEqual([
      eve,
      type.id,
      '2027-01-12T13:59:59.999Z',
    ])
    expect(sent.getAll('files').map((file) => (file as File).name)).toEqual(['front.pdf', 'back.pdf'])
    expect(notices()).toEqual(['Certification added successfully'])
  })

  it('says beforehand that a day is in the past, and what was begun is not lost unasked', async () => {
    const page = await onList()
    const dialog = await adding(page)
    await page.user.type(dialog.getByLabelText(/^Expires/), '2026-10-22')
    expect(dialog.getByText('This date is in the past, so it will show as expired.')).toBeTruthy()
    await page.user.keyboard('{Escape}')
    await page.user.click((await dialogNamed('Discard changes?')).getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('§ 8 a file that is not what it says is not taken, and nothing that was typed is lost', async () => {
    const page = await onList({ add: failing(refused('not_what_it_says', 415)) })
    const dialog = await adding(page)
    expect(dialog.getByText('PDF, PNG, JPG, at most 10 mb each')).toBeTruthy()
    await offer(dialog, new File(['MZ'], 'run.exe'))
    expect(await dialog.findByText(/run\.exe is not an accepted file type/)).toBeTruthy()
    await chosen(page.user, dialog, 'Eve Marlowe')
    await page.user.type(dialog.getByLabelText(/^Expires/), '2027-12-26')
    await offer(dialog, new File(['%PDF-'], 'card.png', { type: 'image/png' }))
    await page.user.click(dialog.getByRole('button', { name: 'Add certification' }))
    expect(
      await dialog.findByText(
        /^Oops! We couldn’t upload the certification. Make sure the file is an accepted format and under the maximum size./,
      ),
    ).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>(/^Expires/).value).toBe('26th Dec 2027')
    expect(dialog.getByText('card.png')).toBeTruthy()
  })

  it('of nothing is not sent, and every problem is shown', async () => {
    const { main, user, calls } = await visit(pathTo('employeeCertifications', { id: eve }), {
      as: 'employee',
      answers: {
        certifications: { types: [type], listOf: [], complianceOf: { hasLeft: false, endedUtc: null, items: [] } },
      },
    })
    await user.click(await main.findByRole('button', { name: 'Submit a certification' }))
    expect(main.getByText('No certifications yet')).toBeTruthy()
    const dialog = await dialogNamed('Submit a certification')
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    for (const text of ['Choose a type', 'Add at least one file as evidence.'])
      expect(dialog.getAllByText(text).length, text).toBeGreaterThan(0)
    expect(calls('certifications.add')).toEqual([])
  })
})

describe('§ 2.3 The alert', () => {
  const alert = () => screen.queryAllByRole('img', { name: 'A certification has expired' })

  it('comes with one that has expired, and goes at once when it is renewed', async () => {
    let hasExpired = false
    const session = { bootstrap: () => ({ ...nothingSetUp, expiredCertification: hasExpired }) }
    const expired = aCertification({ expiryDate: '2026-10-22T13:59:59.999Z' })
    const page = await onList({ ...withRows(expired), add: () => card }, { session })
    await page.main.findByRole('button', { name: 'Add certification' })
    expect(alert()).toEqual([])

    hasExpired = true
    const dialog = await adding(page)
    await chosen(page.user, dialog, 'Eve Marlowe')
    await page.user.type(dialog.getByLabelText(/^Expires/), '2026-10-22')
    await offer(dialog, pdf('old.pdf'))
    await page.user.click(dialog.getByRole('button', { name: 'Add certification' }))
    await waitFor(() => expect(alert()).not.toEqual([]))

    hasExpired = false
    await chooseAction(page.user, 'Actions for White Card of Eve Marlowe', 'New version or expiry…')
    const version = await dialogNamed('White Card of Eve Marlowe')
    await page.user.clear(version.getByLabelText(/^Expires/))
    await page.user.type(version.getByLabelText(/^Expires/), '2027-11-21')
    await offer(version, pdf('new.pdf'))
    await page.user.click(version.getByRole('button', { name: 'Add new version' }))
    await waitFor(() => expect(alert()).toEqual([]))
  })
})

const chooseAction = async (user: Awaited<ReturnType<typeof onList>>['user'], menu: string, action: string) => {
  const items = await chosenIn(user, menu)
  await user.click(items.find(({ textContent }) => textContent === action) as HTMLElement)
}

describe('One of an administrator’s own', () => {
  const own = { employeeId: ava, employeeName: 'Ava Lindqvist' }

  it.each([
    ['counts at once where there is no other administrator', false, 'Add certification', false],
    ['waits where there is another, which is said before it is sent', true, 'Submit', true],
  ])('%s', async (_, isThereAnother, sends, isSaid) => {
    const people = theDirectory.map((one) => (one.id === yuri ? { ...one, isAdmin: isThereAnother } : one))
    const page = await onList({ add: aCertification({ ...waiting, ...own }) }, { employees: { list: people } })
    const dialog = await adding(page)
    await chosen(page.user, dialog, 'Ava Lindqvist')
    const said = dialog.queryByText(/^It counts once your manager or an administrator verifies it\./)
    expect(said !== null).toBe(isSaid)
    await page.user.type(dialog.getByLabelText(/^Expires/), '2028-10-21')
    await offer(dialog, pdf('mine.pdf'))
    await page.user.click(dialog.getByRole('button', { name: sends }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices()).toEqual(['Submitted. Your manager or an administrator will verify it.'])
  })

  it('is verified by another administrator alone', async () => {
    const people = theDirectory.map((one) => (one.id === yuri ? { ...one, isAdmin: true } : one))
    const rows = withRows(aCertification({ ...waiting, ...own }))
    const { user, main } = await onList(rows, { employees: { list: people } })
    await main.findByText('White Card')
    const items = await chosenIn(user, 'Actions for White Card of Ava Lindqvist')
    const verify = items.find(({ textContent }) => textContent?.startsWith('Verify or decline'))
    expect(verify?.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('What was handed in', () => {
  const check = async (verify: Certifications['verify']) => {
    const page = await onList({ ...withRows(waiting), verify }, {}, 'manager')
    await page.main.findByText('White Card')
    await chooseAction(page.user, 'Actions for White Card of Eve Marlowe', 'Verify or decline…')
    return { ...page, dialog: await dialogNamed('White Card of Eve Marlowe') }
  }

  it('is looked at with its files, and verified by one press at its version', async () => {
    const { user, dialog, calls } = await check(card)
    expect(dialog.getByText('white-card.pdf')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(notices()).toEqual(['Certification verified']))
    expect(calls('certifications.verify')[0]?.payload).toMatchObject({ version: 1, outcome: 'verified' })
  })

  it('is declined with a reason, which the person reads on its page', async () => {
    const { user, dialog, calls } = await check(aCertification({ verification: 'declined' }))
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(dialog.getByText(/^Enter a reason/)).toBeTruthy()
    expect(calls('certifications.verify')).toEqual([])
    await user.type(dialog.getByLabelText('Why it is declined'), 'The card is of another person.')
    await user.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(notices()).toEqual(['Certification declined']))
    expect(calls('certifications.verify')[0]?.payload).toMatchObject({ because: 'The card is of another person.' })

    const declined = { ...card, verification: 'declined' as const, declinedBecause: 'The card is of another person.' }
    const { main } = await visit(pathTo('employeeCertificationsWithId', { id: eve, certificationId: card.id }), {
      as: 'employee',
      answers: { certifications: { types: [type], listOf: [{ ...declined, verifiedBy: 'Max Oduya' }] } },
    })
    expect(await main.findByText('Max Oduya declined it: The card is of another person.')).toBeTruthy()
  })
})

describe('§ 2.6 An expiry', () => {
  it('that cannot be is not sent; one that can is, without a file, and stands in the list', async () => {
    const moved = aCertification({ expiryDate: '2031-03-04T13:59:59.999Z', version: 2 })
    let row = card
    const updateExpiry = () => {
      row = moved
      return moved
    }
    const page = await onList({ count: 1, window: () => ({ ...none, rows: [row] }), updateExpiry })
    await page.main.findByText('White Card')
    await chooseAction(page.user, 'Actions for White Card of Eve Marlowe', 'New version or expiry…')
    const dialog = await dialogNamed('White Card of Eve Marlowe')
    const typed = async (day: string) => {
      await page.user.clear(dialog.getByLabelText(/^Expires/))
      await page.user.type(dialog.getByLabelText(/^Expires/), day)
      await page.user.click(dialog.getByRole('button', { name: 'Update expiry' }))
    }
    await typed('9999-12-31')
    expect(dialog.getAllByText('Choose a date between 1900 and 2200')).not.toEqual([])
    expect(page.calls('certifications.updateExpiry')).toEqual([])
    await typed('2031-03-04')
    await waitFor(() => expect(notices()).toEqual(['Certification expiry updated']))
    expect(page.calls('certifications.updateExpiry')[0]?.payload).toEqual({ version: 1, expiryDate: moved.expiryDate })
    expect(await page.main.findByText('4th Mar 2031')).toBeTruthy()
  })

  it('cancel clears the selection', async () => {
    const page = await onList(withRows(card))
    await page.main.findByText('White Card')
    await chooseAction(page.user, 'Actions for White Card of Eve Marlowe', 'Delete…')
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.calls('certifications.remove')).toEqual([])
  })
})

it('one is deleted on its page behind a question, at its version, and said; the page leads back to the others', async () => {
  const { main, user, calls, address } = await visit(
    pathTo('employeeCertificationsWithId', { id: eve, certificationId: card.id }),
    { answers: { certifications: { types: [type], listOf: [card], remove: null } } },
  )
  await main.findByRole('heading', { level: 1, name: /White Card/ })
  await chooseAction(user, 'More actions', 'Delete…')
  expect(calls('certifications.remove')).toEqual([])
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete certification' }))
  await waitFor(() => expect(notices()).toEqual(['Certification deleted successfully']))
  expect(calls('certifications.remove')[0]).toMatchObject({ params: { id: card.id }, headers: { 'if-match': '"1"' } })
  await waitFor(() => expect(address()).toBe(pathTo('employeeCertifications', { id: eve })))
  expect(main.queryByRole('heading', { name: 'Page not found' })).toBeNull()
})
