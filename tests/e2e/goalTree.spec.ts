import { idIn } from '../../src/server/demo/rows.ts'
import { expect, test, title } from './tenure.ts'

const mark = () => Date.now().toString(36)

test.describe('1.5 alignment of goals', () => {
  test('by keyboard: a goal is put below the company’s, and stands in the tree for those who see it', async ({
    as,
  }) => {
    const name = `Aligned ${mark()}`
    const max = await as('max', { path: '/myGoals' })
    await max.getByRole('button', { name: 'Add goal' }).press('Enter')
    await max.getByRole('textbox', { name: 'Goal', exact: true }).fill(name)
    const serves = max.getByRole('combobox', { name: 'Supports' })
    await serves.pressSequentially('home safe')
    await expect(max.getByRole('option', { name: /Everybody home safe/ })).toBeVisible()
    await serves.press('Enter')
    await serves.press('Enter')
    await expect(max.getByRole('tabpanel').getByRole('link', { name })).toBeVisible()

    await max
      .getByRole('tab', { name: 'Alignment' })
      .or(max.getByRole('link', { name: 'Alignment' }))
      .press('Enter')
    const tree = max.getByRole('tree', { name: 'Alignment of goals' })
    await tree.getByRole('treeitem').first().focus()
    await max.keyboard.press('Home')
    await expect(tree.getByRole('treeitem', { name: /Buildings our grandchildren/ })).toBeFocused()
    await max.keyboard.type('aligned')
    const own = tree.getByRole('treeitem', { name })
    await expect(own).toBeFocused()
    await max.keyboard.press('ArrowLeft')
    const aim = tree.getByRole('treeitem', { name: /Everybody home safe/ })
    await expect(aim).toBeFocused()
    await max.keyboard.press('ArrowLeft')
    await expect(own).toHaveCount(0)
    await max.keyboard.press('ArrowRight')
    await expect(aim).toHaveAttribute('aria-expanded', 'true')

    // Who does not see it finds nothing of it, by name, by number or by place.
    const eve = await as('eve', { path: '/goals/tree?view=outline' })
    const outline = eve.getByRole('tree', { name: 'Alignment of goals, as an outline' })
    await expect(outline.getByRole('treeitem', { name: /Everybody home safe/ })).toBeVisible()
    await expect(outline.getByRole('treeitem', { name })).toHaveCount(0)

    await max.keyboard.type('aligned')
    await max.keyboard.press('Enter')
    await expect(title(max, name)).toBeVisible()
    await expect(max.getByText('Everybody home safe, every day')).toBeVisible()
  })

  test('a circle is not offered, and who sees a goal can be changed', async ({ as }) => {
    const max = await as('max', { path: `/employee/${idIn({ key: 'banksia-ridge' }, 'employee', 'max')}?tab=goals` })
    await max
      .getByRole('tabpanel')
      .getByRole('link', { name: /Ready to run two sites at once/ })
      .click()
    await expect(max.getByRole('list', { name: 'Supporting goals' })).toContainText('Tablets on all sites')
    await max.getByRole('button', { name: 'Edit', exact: true }).click()
    const serves = max.getByRole('combobox', { name: 'Supports' })
    await serves.fill('tablets')
    await expect(max.getByText('No goals to support.')).toBeVisible()
    await serves.fill('come back')
    await expect(max.getByRole('option', { name: /clients come back/ })).toBeVisible()
    await serves.press('Escape')
    await expect(max.getByRole('radio', { name: /The person, their manager/ })).toBeChecked()
  })
})
