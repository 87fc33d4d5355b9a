import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { standardLocale, writtenDay } from '../../src/domain/kernel/locale.ts'
import { company, day } from './company.ts'
import { choose, openDetails } from './employees/person.ts'
import { answer, question } from './leaving.ts'
import { follow } from './routes/walk.ts'
import { expect, menuOf, shellOf, signInWith, test, title } from './tenure.ts'

/** A dialog with something typed in it: how it is opened, and the field that is to lose nothing. */
interface Filled {
  readonly dialog: Locator
  readonly field: Locator
  readonly typed: string
}

const filled = async (page: Page, name: string | RegExp, label: string, typed: string): Promise<Filled> => {
  const dialog = page.getByRole('dialog', { name })
  const field = dialog.getByLabel(label).first()
  await field.fill(typed)
  return { dialog, field, typed }
}

/** From another page of the app, so that Back leads there. */
const goTo = async (page: Page, name: string) => {
  await menuOf(page).getByRole('link', { name }).first().click()
  await expect(title(page, name)).toBeVisible()
}

const openEve = async (page: Page) => {
  await goTo(page, 'Employees')
  await page.getByRole('link', { name: 'Eve Marlowe', exact: true }).first().click()
  await expect(title(page, 'Eve Marlowe')).toBeVisible()
}

const ofFirstCertification = async (page: Page, action: RegExp) => {
  await goTo(page, 'Certifications')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

const dialogs: ReadonlyArray<readonly [name: string, open: (page: Page) => Promise<Filled>]> = [
  [
    'a certification that is added',
    async (page) => {
      await goTo(page, 'Certifications')
      await page.getByRole('button', { name: 'Add certification' }).click()
      return filled(page, 'Add certification', 'Expires', writtenDay(standardLocale, day(90)))
    },
  ],
  [
    'the new version of a certification',
    async (page) => {
      await ofFirstCertification(page, /^New version or expiry/)
      return filled(page, /./, 'Expires', writtenDay(standardLocale, day(91)))
    },
  ],
  [
    'a view that is saved',
    async (page) => {
      await goTo(page, 'Employees')
      await page.getByRole('button', { name: /^Views/ }).click()
      await page.getByRole('menuitem', { name: 'Save as view' }).click()
      return filled(page, 'Save as view', 'Name', 'Those of the night shift')
    },
  ],
  [
    'a termination',
    async (page) => {
      await openEve(page)
      await choose(page, /^Terminate/)
      return filled(page, /^Terminate /, 'Notes', 'Moves abroad')
    },
  ],
  [
    'reminders that are paused',
    async (page) => {
      await openEve(page)
      const { pathname } = new URL(page.url())
      await follow(page, `${pathname}/certifications`, 'Certifications')
      await page.getByRole('link', { name: 'Compliance', exact: true }).last().click()
      await page.getByRole('button', { name: 'Pause reminders' }).click()
      return filled(page, /^Pause reminders for /, 'Reason', 'On leave until spring')
    },
  ],
  [
    'a picture that is cut',
    async (page) => {
      await openEve(page)
      await openDetails(page)
      const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6f6a' } })
        .png()
        .toBuffer()
      await page
        .getByRole('region', { name: 'Picture', exact: true })
        .getByLabel('Picture', { exact: true })
        .setInputFiles({ name: 'eve.png', mimeType: 'image/png', buffer })
      return filled(page, 'Crop the picture', 'Zoom', '60')
    },
  ],
  [
    'the notes of a question',
    async (page) => {
      await openEve(page)
      await page.getByRole('tab', { name: 'Account' }).click()
      await page.getByRole('button', { name: 'Make administrator' }).click()
      return filled(page, 'Give admin rights', 'Notes', 'While Nia is away')
    },
  ],
]

test.describe('§ 2.3 what is typed in a dialog is asked about', () => {
  test('whichever way it is left', async ({ as }) => {
    const page = await as('ava')
    for (const [name, open] of dialogs)
      await test.step(name, async () => {
        const { dialog, field, typed } = await open(page)
        const leave: ReadonlyArray<() => Promise<unknown>> = [
          () => page.keyboard.press('Escape'),
          () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
          () => page.evaluate(() => history.back()),
        ]
        for (const way of leave) {
          await way()
          await expect(question(page)).toBeVisible()
          await answer(page, 'Keep editing')
          await expect(question(page)).toBeHidden()
          await expect(field).toHaveValue(typed)
        }
        // The browser’s own question, on closing and on loading anew.
        const asked = page.waitForEvent('dialog')
        const loading = page.evaluate(() => location.reload())
        const own = await asked
        expect(own.type()).toBe('beforeunload')
        await own.dismiss()
        await loading
        await expect(field).toHaveValue(typed)
        await page.keyboard.press('Escape')
        await answer(page, 'Discard changes')
        await expect(dialog).toBeHidden()
      })
  })

  test('where it cannot be sent, it stays to be copied or sent again: without a network, a session, a provider that knows one', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/ERR_CONNECTION_FAILED/, /status of 40[01]/, /iframe .* sandbox attribute/)
    const { asNia, nia, eli } = await company(stranger)
    const page = await asNia(`/employee/${eli.employeeId}`)
    await choose(page, /^Terminate/)
    const { dialog, field, typed } = await filled(page, 'Terminate Eli Comer', 'Notes', 'Moves abroad')
    await dialog.getByLabel('Reason').selectOption('Resignation')
    const send = () => dialog.getByRole('button', { name: 'Terminate Eli Comer' }).click()
    const { pathname } = new URL(page.url())
    const stays = async (because: string) => {
      await expect(dialog.getByRole('alert')).toContainText(because)
      await expect(field).toHaveValue(typed)
      expect(new URL(page.url()).pathname).toBe(pathname)
    }

    await test.step('the network is lost', async () => {
      await page.route('**/terminate', (route) => route.abort('connectionfailed'))
      await send()
      await stays('The server cannot be reached. Check your connection and try again.')
      await page.unroute('**/terminate')
    })

    await test.step('the session has ended meanwhile', async () => {
      await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }))
      await send()
      await stays('Your session has ended. Sign in again in another tab to continue.')
    })

    await test.step('at the provider too; signed in again in another tab, it goes on', async () => {
      await page.context().clearCookies()
      await page.route(
        /\/idp-signin\/token\b/,
        (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
        { times: 1 },
      )
      await send()
      await stays('Sign in again in another tab to continue.')
      const other = await page.context().newPage()
      await other.goto('/')
      await signInWith(other, nia.email)
      await shellOf(other)
      await other.close()
      await page.unroute('**/api/**')
      await send()
      await expect(dialog).toBeHidden()
    })
  })
})
