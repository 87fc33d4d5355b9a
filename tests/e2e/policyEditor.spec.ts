import type { Page } from '@playwright/test'
import { expect, test } from './tenure.ts'

/** § 2.1 hrDocumentCreate and hrDocumentEdit, as an admin. Every test writes policies of its own. */
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at \d\d:\d\d( [A-Z]+)?$/ })
const named = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

const begin = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Write a policy' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(textOf(page)).toBeVisible()
}

/** From one that is saved, inside the app. */
const beginAnother = async (page: Page, title: string) => {
  await toNew(page)
  await begin(page, title)
}

const toNew = async (page: Page) => {
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: /^Back to / }).click()
  await page.getByRole('link', { name: 'Back to HR documents' }).click()
  await page.getByRole('link', { name: 'New document' }).click()
}

const write = async (page: Page, words: string) => {
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

const pastedFromWord = `<style>p { color: red }</style><p class="MsoNormal" style="color:red" onclick="alert(1)">Keep <b style="mso-bidi-font-weight:normal">away</b><img src="x" onerror="alert(1)"></p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">· </span>First</p><a href="javascript:alert(1)">nowhere</a>`

const pastes = async (page: Page): Promise<void> => {
  await textOf(page).click()
  await textOf(page).evaluate((text, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, pastedFromWord)
  await expect(textOf(page).locator('strong')).toHaveText('away')
  await expect(textOf(page).getByRole('listitem')).toHaveText(['First'])
  await expect(textOf(page).locator('a, img, [style]')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog.getByText(/Begin with https/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('example.com')
  await page.keyboard.press('Enter')
  await expect(textOf(page).getByRole('link')).toHaveAttribute('href', 'https://example.com')
}

/** In a list. */
const leavesByKeyboard = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab')
  await expect(textOf(page).locator('li li')).toHaveText('Two')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: /^Heading 1/ })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: /^Redo/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(textOf(page)).toBeFocused()
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: /^Bold/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(textOf(page)).not.toBeFocused()
}

test('what is typed and pasted into a policy: carets, keys, the words of Word, a template', async ({ as }) => {
  test.slow()
  const page = await as('ava', { path: '/hrDocument/create/' })
  await test.step('a key acts where the caret is, though the browser has not told yet that it was moved', async () => {
    await begin(page, named('Carets'))
    await write(page, 'First\nLast')
    await textOf(page).getByText('First').click()
    await page.keyboard.press('Home')
    await textOf(page).evaluate((text) => {
      getSelection()?.selectAllChildren(text.lastElementChild ?? text)
      getSelection()?.collapseToEnd()
      // In the same breath, as when a busy machine takes two keys before it tells of anything.
      const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      text.lastElementChild?.dispatchEvent(enter)
    })
    await page.keyboard.type('More')
    await expect(textOf(page).getByRole('paragraph')).toHaveText(['First', 'Last', 'More'])
  })
  await test.step('what is pasted from Word is cleaned, and a link leads only where it may', async () => {
    await beginAnother(page, named('Pasted'))
    await pastes(page)
  })
  await test.step('the text is left by keyboard, from a list too, and its tools are one stop', async () => {
    await beginAnother(page, named('Keys'))
    await write(page, '- One\nTwo')
    await leavesByKeyboard(page)
  })
  await test.step('a template is read and used, and whom it binds is chosen with the count in sight', async () => {
    await toNew(page)
    await page.getByRole('button', { name: 'See the templates' }).click()
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('privacy')
    await page.getByRole('button', { name: 'Preview Privacy' }).click()
    const title = named('Our privacy')
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('button', { name: 'Use template' }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('radio', { name: 'Chosen people' }).check()
    await expect(page.getByText('This applies to no one.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Departments' }).fill('Site')
    await page.getByRole('option', { name: 'Site Operations' }).click()
    await expect(page.getByText(/This applies to \d+ people now/)).toBeVisible()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText(/\d+ people, chosen/)).toBeVisible()
  })
})

test('a policy is written, saved while it is typed, beside somebody else and without a connection, published, and changed', async ({
  as,
  watched,
}) => {
  test.slow()
  watched.allow(/status of (409|503)/)
  const page = await as('ava', { path: '/hrDocument/create/' })
  const title = named('Ladders')
  await begin(page, title)
  await write(page, '# Purpose\nThree points of contact.\n- Feet\nRungs')
  await expect(textOf(page).getByRole('heading', { name: 'Purpose' })).toBeVisible()
  await expect(textOf(page).getByRole('listitem')).toHaveCount(2)
  await expect(saved(page)).toBeVisible()

  await test.step('the draft somebody else has saved is laid beside, and nothing typed is lost', async () => {
    const other = await as('ava', { path: new URL(page.url()).pathname })
    await write(other, ' Theirs.')
    await expect(saved(other)).toBeVisible()
    await other.context().close()
    await write(page, ' Mine.')
    await expect(page.getByText('Someone else changed this in the meantime. Nothing you typed is lost.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Theirs (saved)' })).toContainText('Rungs Theirs.')
    await expect(page.getByRole('region', { name: 'Mine (not saved)' })).toContainText('Rungs Mine.')
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(textOf(page).getByRole('listitem').last()).toHaveText('Rungs Mine.')
    await expect(saved(page)).toBeVisible()
  })

  await test.step('what is typed without a connection is kept in the browser, across a reload, and saved later', async () => {
    await page.route('**/hrDocuments/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await write(page, ' After.')
    await expect(page.getByText(/What you type is kept in this browser/)).toBeVisible()
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText(/They are kept in this browser/)).toBeVisible()
    await page.unroute('**/hrDocuments/*')
    await page.getByRole('button', { name: 'Continue editing' }).click()
    await expect(textOf(page).getByRole('listitem').last()).toHaveText('Rungs Mine. After.')
    await expect(saved(page)).toBeVisible()
  })

  await test.step('it is published, and changed with everybody asked again', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('button', { name: 'Publish version 1' }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/hrDocuments\/[^/]+$/)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await write(page, ' and hands')
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(dialog.getByText('Choose what kind of change this is first.')).toBeVisible()
    await dialog.getByRole('radio', { name: 'Change of content' }).check()
    await dialog.getByRole('textbox', { name: /What changed/ }).fill('Hands are checked too.')
    await expect(dialog.locator('ins')).toHaveText(/and hands/)
    await dialog.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(page.getByText('Policy published').last()).toBeVisible()
    await expect(page.getByText(/Version 2/).first()).toBeVisible()
  })
})
