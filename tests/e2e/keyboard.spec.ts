import type { Locator } from '@playwright/test'
import { company, day } from './company.ts'
import { question } from './leaving.ts'
import { withAssets } from './newcomer.ts'
import { emailOf, password } from './people.ts'
import { expect, expectChosen, menuOf, openOwnMenu, shellOf, test, title } from './tenure.ts'

test.describe('with the keyboard alone', () => {
  test('the first Tab stop skips to the page', async ({ as }) => {
    const page = await as('eve')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a new page takes the focus to its heading', async ({ as }) => {
    const page = await as('eve')
    await menuOf(page).getByRole('link', { name: 'Org Chart' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, 'Org chart')).toBeFocused()
  })

  test('signing out needs no pointer', async ({ stranger }) => {
    const page = await stranger()
    await page.goto('/')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type(emailOf('eve'))
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await shellOf(page)
    const own = page.getByRole('banner').getByRole('button', { name: 'Eve Marlowe' })
    await own.focus()
    await page.keyboard.press('Enter')
    await expectChosen(page.getByRole('menuitem', { name: 'My Profile' }))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(title(page, /signed out|Sign in/)).toBeVisible()
  })

  test('choosing a theme leaves the focus on the menu’s button', async ({ as }) => {
    const page = await as('eve')
    const menu = await openOwnMenu(page, 'Eve Marlowe')
    await page.keyboard.press('l')
    await expectChosen(menu.getByRole('menuitemradio', { name: /^Light/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Eve Marlowe' })).toBeFocused()
  })

  test('a record takes the focus over from the page that waited for it', async ({ as }) => {
    const page = await as('eve', { path: '/hrDocuments/policies' })
    await page.getByRole('link', { name: 'Code of Conduct' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, /^Code of Conduct/)).toBeFocused()
  })

  test('a form leads the focus in, and back to what opened it', async ({ as }) => {
    const page = await as('ava', { path: '/hrDocument/create/' })
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await press('Write a policy')
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.keyboard.type(`Keys ${crypto.randomUUID().slice(0, 8)}`)
    await press('Start writing')
    const settings = page.getByRole('region', { name: 'Who it applies to and when' })
    await settings.getByRole('button', { name: 'Edit' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'All employees' })).toBeFocused()
    await press('Cancel')
    await expect(settings.getByRole('button', { name: 'Edit' })).toBeFocused()
    await page.goto('/certifications')
    await press('Add certification')
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Person' })).toBeFocused()
  })

  test('a page chosen from a menu takes the focus to its heading', async ({ as }) => {
    const page = await as('ava', { path: '/employees/' })
    // A page that is opened has its own say on where the focus is, until it is there.
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('button', { name: 'Import and export' }).focus()
    await page.keyboard.press('Enter')
    await expectChosen(page.getByRole('menuitem', { name: 'Import from a CSV file' }))
    await page.keyboard.press('Enter')
    await expect(title(page, 'Import employees')).toBeFocused()
  })

  test('somebody who has been added is where the focus is; what is set aside leaves it in its place', async ({
    stranger,
  }) => {
    const { asNia } = await company(stranger)
    const page = await asNia('/employee/create/')
    await page.getByLabel('First name').focus()
    await page.keyboard.type('Kira')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Keystone')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`kira.${crypto.randomUUID().slice(0, 8)}@tenure.example`)
    await page.keyboard.press('Enter')
    await expect(title(page, 'Kira Keystone')).toBeFocused()
    await page.getByRole('button', { name: 'Done, don’t show again' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Show again' })).toBeFocused()
  })

  test('tabs show which of them the arrows have led to', async ({ as }) => {
    const page = await as('eve')
    await menuOf(page).getByRole('link', { name: 'My Profile' }).click()
    const tabs = page.getByRole('tablist', { name: 'Profile' })
    await tabs.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    const details = tabs.getByRole('tab', { name: 'Details' })
    await expect(details).toBeFocused()
    await expect(details).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  })

  test('a dialog: the first wrong field, the question over it, and the caret where it was', async ({ stranger }) => {
    const { asEli, eli } = await company(stranger)
    const page = await asEli(`/employee/${eli.employeeId}`)
    await page.getByRole('link', { name: 'Ask for a change' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Details' })).toBeFocused()
    await page.getByRole('button', { name: 'Ask for a change' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ask for a change' })
    const firstName = dialog.getByRole('textbox', { name: 'First name' })
    await expect(firstName).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    const ask = dialog.getByRole('button', { name: 'Ask', exact: true })
    await ask.focus()
    await page.keyboard.press('Enter')
    await expect(firstName).toBeFocused()
    await expect(firstName).toHaveAccessibleDescription(/./)
    await page.keyboard.type('Elias')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    const keep = question(page).getByRole('button', { name: 'Keep editing' })
    await expect(keep).toBeFocused()
    // The dialog below might take it back when the question is there already.
    await page.waitForTimeout(200)
    await expect(keep).toBeFocused()
    await expect(question(page)).toHaveAccessibleDescription(/You have unsaved changes/)
    await page.keyboard.press('Enter')
    await expect(firstName).toBeFocused()
    await page.keyboard.type('h')
    await expect(firstName).toHaveValue('Eliahs')
  })

  test('a dialog is left with its page by the way back, and is not there again', async ({ stranger }) => {
    const { asNia, hasCategory, hasAssets } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    await hasAssets('Laptop', [['RC-001', 'Toughbook']])
    const page = await asNia('/assets')
    await page.getByRole('grid').getByRole('link', { name: 'Toughbook' }).click()
    await page.getByRole('button', { name: 'Assign', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Assign RC-001' })).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Assets')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(title(page, 'Toughbook')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('an expiry is put right: found, opened, left by mistake, kept, and saved', async ({ stranger }) => {
    const { asNia, eli, hasType, holds } = await company(stranger)
    await holds(eli.employeeId, await hasType('Forklift LF'), day(40))
    const page = await asNia('/')

    const tabTo = async (target: Locator) => {
      for (let stop = 0; stop < 120; stop += 1) {
        await page.keyboard.press('Tab')
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error('The Tab key does not lead there')
    }
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Certifications')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Certifications')).toBeFocused()
    const actions = page.getByRole('button', { name: /^Actions for / }).first()
    await tabTo(actions)
    await page.keyboard.press('Enter')
    await page.keyboard.press('n')
    await expectChosen(page.getByRole('menuitem', { name: /^New version or expiry/ }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const expires = dialog.getByRole('textbox', { name: 'Expires' })
    await expect(expires).toBeFocused()
    await page.keyboard.type('12122031')
    await expect(expires).toHaveValue('12122031')
    await page.keyboard.press('Escape')
    await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(expires).toHaveValue('12th Dec 2031')
    await tabTo(dialog.getByRole('button', { name: 'Update expiry' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Certification expiry updated')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})
