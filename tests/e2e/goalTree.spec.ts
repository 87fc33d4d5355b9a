import { expect, test, title } from './tenure.ts'

test('1.5 by keyboard: a goal is put below the company’s, and stands in the tree of all goals', async ({ as }) => {
  const name = `Aligned ${Date.now().toString(36)}`
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
  const own = tree.getByRole('treeitem', { name })
  const find = async () => {
    await tree.getByRole('treeitem').first().focus()
    await max.keyboard.press('Home')
    await expect(tree.getByRole('treeitem', { name: /Buildings our grandchildren/ })).toBeFocused()
    await max.keyboard.type('aligned')
    await expect(own).toBeFocused()
  }
  await find()
  await max.keyboard.press('Enter')
  await expect(title(max, name)).toBeVisible()
  await expect(max.getByText('Everybody home safe, every day')).toBeVisible()

  await max.goBack()
  await find()
  await max.keyboard.press('ArrowLeft')
  const aim = tree.getByRole('treeitem', { name: /Everybody home safe/ })
  await expect(aim).toBeFocused()
  await max.keyboard.press('ArrowLeft')
  await expect(own).toHaveCount(0)
  await max.keyboard.press('ArrowRight')
  await expect(aim).toHaveAttribute('aria-expanded', 'true')
  await expect(own).toBeVisible()
})
