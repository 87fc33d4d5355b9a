import type { Locator } from '@playwright/test'
import { company, day } from './company.ts'
import { question } from './leaving.ts'
import { withAssets, withCompliance, withFullPlan } from './newcomer.ts'
import { expect, expectChosen, menuOf, openOwnMenu, overlaysAreHere, test, title } from './tenure.ts'

test.describe('with the keyboard alone', () => {
  // Signing in and out: signIn/flows.spec.ts.
  test('the focus goes to the page, to its heading, to a record and along its tabs', async ({ as }) => {
    const page = await as('eve')
    const follow = async (name: string) => {
      await menuOf(page).getByRole('link', { name }).focus()
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    await follow('Org Chart')
    await expect(title(page, 'Org chart')).toBeFocused()

    await test.step('choosing a theme leaves the focus on the menu’s button', async () => {
      const menu = await openOwnMenu(page, 'Eve Marlowe')
      await page.keyboard.press('l')
      await expectChosen(menu.getByRole('menuitemradio', { name: /^Light/ }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('banner').getByRole('button', { name: 'Eve Marlowe' })).toBeFocused()
    })

    await test.step('a record takes the focus over from the page that waited for it', async () => {
      await follow('Company Policies')
      await page.getByRole('link', { name: 'Code of Conduct' }).focus()
      await page.keyboard.press('Enter')
      await expect(title(page, /^Code of Conduct/)).toBeFocused()
    })

    await test.step('tabs show which of them the arrows have led to', async () => {
      await follow('My Profile')
      const tabs = page.getByRole('tablist', { name: 'Profile' })
      await tabs.getByRole('tab', { name: 'Overview' }).focus()
      await page.keyboard.press('ArrowRight')
      const details = tabs.getByRole('tab', { name: 'Details' })
      await expect(details).toBeFocused()
      await expect(details).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
    })
  })

  test('a form leads the focus in, and back to what opened it; so does a menu to a page', async ({ as }) => {
    const page = await as('ava', { path: '/hrDocument/create/' })
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus()
      await page.keyboard.press('Enter')
    }
    await press('Write a policy')
    await expect(page.getByLabel('Title')).toBeFocused()
    await page.keyboard.type(`Keys ${crypto.randomUUID().slice(0, 8)}`)
    await press('Start writing')
    const settings = page.getByRole('region', { name: 'Who and when' })
    await settings.getByRole('button', { name: 'Edit' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'All employees' })).toBeFocused()
    await press('Cancel')
    await expect(settings.getByRole('button', { name: 'Edit' })).toBeFocused()
    await menuOf(page).getByRole('link', { name: 'Certifications' }).click()
    await press('Add certification')
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Person' })).toBeFocused()
    await page.keyboard.press('Escape')

    await menuOf(page).getByRole('link', { name: 'Employees' }).click()
    // A page that is opened has its own say on where the focus is, until it is there.
    await expect(title(page, 'Employees')).toBeFocused()
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await page.getByRole('button', { name: 'Import and export' }).focus()
    await page.keyboard.press('Enter')
    await expectChosen(page.getByRole('menuitem', { name: 'Import from a CSV file' }))
    await page.keyboard.press('Enter')
    await expect(title(page, 'Import employees')).toBeFocused()
  })

  test('a dialog: the first wrong field, the question over it, and the caret where it was', async ({ stranger }) => {
    const { asEli } = await company(stranger)
    const page = await asEli('/')
    await menuOf(page).getByRole('link', { name: 'My Profile' }).click()
    await expect(title(page, 'Eli Comer')).toBeFocused()
    await overlaysAreHere(page)
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

  test('an expiry is put right; who has been added has the focus; a dialog is left with its page by the way back', async ({
    stranger,
  }) => {
    const { asNia, eli, hasType, holds, hasCategory, hasAssets } = await company(stranger, async (client) => {
      await withCompliance(client)
      await withFullPlan(client)
      await withAssets(client)
    })
    await holds(eli.employeeId, await hasType('Forklift LF'), day(40))
    await hasCategory('Laptop', false)
    await hasAssets('Laptop', [['RC-001', 'Toughbook']])
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

    await test.step('somebody who has been added is where the focus is; what is set aside leaves it in its place', async () => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('new employee')
      await page.keyboard.press('Enter')
      await expect(title(page, 'New employee')).toBeVisible()
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

    await test.step('a dialog is left with its page by the way back, and is not there again', async () => {
      await menuOf(page).getByRole('link', { name: 'Assets' }).click()
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
  })
})
