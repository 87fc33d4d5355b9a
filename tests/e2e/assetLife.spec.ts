import type { Page } from '@playwright/test'
import { company } from './company.ts'
import { fits, type Hand, keyboard, pointer } from './hand.ts'
import { withAssets } from './newcomer.ts'
import { expect, test, title } from './tenure.ts'

type Company = Awaited<ReturnType<typeof company>>

/** From the stock to its holder, to service, back, out of the register and in again. */
const live = async (
  { asNia, asEli, hasCategory }: Company,
  hand: Hand,
  handedOut: () => Promise<void> = async () => undefined,
): Promise<Page> => {
  await hasCategory('Laptop', true)
  const nia = await asNia('/assets/create')
  const field = (name: string) => nia.getByRole('textbox', { name, exact: true })
  await hand.select(nia.getByRole('combobox', { name: 'Category' }), 'Laptop')
  await hand.type(field('Asset No'), 'RC-001')
  await hand.type(field('Name'), 'Toughbook 55')
  await hand.press(nia.getByRole('button', { name: 'Create asset' }))
  await expect(title(nia, 'Toughbook 55')).toBeVisible()
  await fits(nia)
  const here = nia.getByRole('region', { name: 'Lifecycle' }).locator('[aria-current=step]')
  const main = (name: string) => nia.getByRole('button', { name, exact: true })
  const asked = async (name: string) => {
    const dialog = nia.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await fits(nia)
    return { dialog, confirm: () => hand.press(dialog.getByRole('button', { name, exact: true })) }
  }
  const gone = () => expect(nia.getByRole('dialog')).toHaveCount(0)

  await hand.press(main('Assign'))
  const assigning = await asked('Assign')
  await hand.pick(nia, assigning.dialog.getByRole('combobox', { name: 'Person' }), 'Eli Comer')
  await hand.type(assigning.dialog.getByRole('textbox', { name: 'Handover note' }), 'With its charger')
  await assigning.confirm()
  await gone()
  await expect(here).toContainText('Awaiting acceptance')
  await handedOut()

  const eli = await asEli('/')
  await hand.press(eli.getByRole('link', { name: /Toughbook 55/ }))
  await fits(eli)
  await hand.press(eli.getByRole('region', { name: 'Assets' }).getByRole('button', { name: 'Accept' }))
  const accepting = eli.getByRole('dialog')
  await expect(accepting).toBeVisible()
  await hand.type(accepting.getByRole('textbox', { name: 'Your name' }), 'Eli Comer')
  await hand.press(accepting.getByRole('button', { name: 'Accept' }))
  await expect(accepting).toHaveCount(0)
  await expect(eli.getByRole('region', { name: 'Assets' })).toContainText('Accepted')
  await fits(eli)

  await nia.reload()
  await expect(here).toContainText('Accepted')
  await hand.choose(main('More actions'), 'Send to service')
  await (await asked('Send to service')).confirm()
  await gone()
  await expect(here).toContainText('In service')
  await hand.press(main('Mark as serviced'))
  const servicing = await asked('Mark as serviced')
  await hand.type(servicing.dialog.getByRole('textbox', { name: 'Cost' }), '120.50')
  await servicing.confirm()
  await gone()
  await expect(here).toContainText('Accepted')

  await hand.press(main('Take back'))
  await (await asked('Take back')).confirm()
  await gone()
  await expect(here).toContainText('Returned')
  await hand.choose(main('More actions'), 'Retire')
  await (await asked('Retire')).confirm()
  await gone()
  await expect(here).toContainText('Retired')
  await hand.press(main('Activate'))
  await (await asked('Activate')).confirm()
  await gone()
  await expect(here).toContainText('In stock')
  const history = nia.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveCount(8)
  await fits(nia)
  return nia
}

/** § 6 A manager sees what their reports hold, and accepts nothing for them. */
const seenByManager = async ({ asMara, eli }: Company): Promise<void> => {
  const mara = await asMara(`/employee/${eli.employeeId}?tab=assets`)
  const held = mara.getByRole('region', { name: 'Assets' })
  await expect(held).toContainText('Toughbook 55')
  await expect(held.getByRole('button', { name: 'Accept' })).toHaveAccessibleDescription(
    'Only the person the asset is assigned to can accept or decline it.',
  )
  await fits(mara)
}

test.describe('an asset lives its whole life', () => {
  test('at 390 px; § 6 the manager of its holder sees it meanwhile', async ({ stranger }) => {
    test.slow()
    const ridge = await company(() => stranger({ viewport: { width: 390, height: 844 } }), withAssets)
    await live(ridge, pointer, () => seenByManager(ridge))
  })

  test('at 1440 px with the keyboard alone, and the focus is not lost with a dialog', async ({ stranger }) => {
    test.slow()
    const nia = await live(
      await company(() => stranger({ viewport: { width: 1440, height: 844 } }), withAssets),
      keyboard,
    )
    const more = nia.getByRole('button', { name: 'More actions' })
    await keyboard.choose(more, 'Retire')
    await expect(nia.getByRole('dialog')).toBeVisible()
    await nia.keyboard.press('Escape')
    await expect(nia.getByRole('dialog')).toHaveCount(0)
    await expect(more).toBeFocused()
  })
})
