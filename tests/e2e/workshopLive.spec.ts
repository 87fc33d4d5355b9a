import type { BrowserContext, Page } from '@playwright/test'
import { workshopChannel } from '../../src/machines/kit/watching/protocol.ts'
import { expectNoBarriers } from './barriers.ts'
import { expect, menuOf, shellOf, test, title } from './tenure.ts'

/** Beside the app, in the same browser. */
const openWorkshop = async (context: BrowserContext, path: string): Promise<Page> => {
  const workshop = await context.newPage()
  await workshop.goto(path)
  return workshop
}

const logIn = (workshop: Page) => workshop.getByRole('log', { name: 'Events, the newest first' })

/** Everything that is said on the channel from now on, as one text. */
const listenIn = async (page: Page): Promise<() => Promise<string>> => {
  await page.evaluate((name) => {
    const said: string[] = []
    Object.assign(window, { said, spy: new BroadcastChannel(name) })
    const { spy } = window as unknown as { spy: BroadcastChannel }
    spy.onmessage = ({ data }) => said.push(JSON.stringify(data))
  }, workshopChannel)
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
}

test('the workshop beside the apps shows who runs, where they stand, and what happens', async ({ as }) => {
  const page = await as('max')
  const link = page.getByRole('banner').getByRole('link', { name: 'demo: chart workshop' })
  await expect(link).toHaveAttribute('href', '/workshop')
  const workshop = await openWorkshop(page.context(), '/workshop/navigation?view=live')
  await expect(workshop.getByRole('heading', { name: 'App 1' })).toBeVisible()
  await expect(workshop.getByText('It is in resting')).toBeVisible()
  await expect(workshop.locator('.chart-state[data-state="navigation.resting"]')).toHaveClass(/is-lit/)
  for (const name of ['app', 'toasts', 'readiness']) {
    await expect(workshop.getByRole('link', { name, exact: true })).toBeVisible()
  }

  await page.bringToFront()
  await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
  await expect(title(page, 'Org chart')).toBeVisible()

  await workshop.bringToFront()
  await expect(logIn(workshop)).toContainText('navigation asked')
  await workshop.getByRole('searchbox', { name: 'Filter events' }).fill('route loaded')
  await expect(logIn(workshop)).toContainText('route loaded')
  await expect(logIn(workshop)).not.toContainText('navigation asked')
  await expectNoBarriers(workshop, 'live', '#content')

  await workshop.getByRole('button', { name: 'Replay in the simulator' }).click()
  await expect(workshop.getByRole('slider', { name: 'Step' })).toBeVisible()
  await expect(workshop.getByRole('button', { name: 'navigation asked' }).first()).toBeVisible()
  await expectNoBarriers(workshop, 'replay', '#content')

  // What this window has seen counts in the heat of the chart.
  await workshop.getByRole('tab', { name: 'Chart' }).click()
  await workshop.getByRole('switch', { name: 'Heat' }).check()
  await expect(
    workshop
      .getByRole('list', { name: 'Where the numbers are from' })
      .getByText(/recorded sessions: [1-9]\d* of \d+ transitions/),
  ).toBeVisible()

  await test.step('two apps are told apart, one that is loaded again comes back, and one that is closed goes', async () => {
    await workshop.goto('/workshop/live')
    await expect(workshop.getByRole('heading', { name: 'App 1' })).toBeVisible()
    const other = await openWorkshop(page.context(), '/')
    await shellOf(other)
    await expect(workshop.getByRole('heading', { name: 'App 2' })).toBeVisible()
    await other.reload()
    await shellOf(other)
    await expect(workshop.getByRole('heading', { name: 'App 2' })).toBeVisible()
    await expect(workshop.getByRole('heading', { name: 'App 3' })).toBeHidden()
    await other.close({ runBeforeUnload: true })
    await expect(workshop.getByRole('heading', { name: 'App 2' })).toBeHidden()
  })
})

test('nothing that is typed or shown in the app ever reaches the channel', async ({ as }) => {
  const page = await as('ava', { path: '/employee/create' })
  const workshop = await openWorkshop(page.context(), '/workshop/employeeForm?view=live')
  const said = await listenIn(workshop)
  await expect(workshop.getByRole('heading', { name: 'App 1' })).toBeVisible()

  await page.bringToFront()
  await page.getByLabel('First name').fill('Quetzalina')
  await page.getByLabel('Last name').fill('Ombersley')
  await page.getByLabel('Email').fill('quetzalina@ombersley.example')
  await page.getByRole('banner').getByRole('combobox', { name: 'Search employees' }).fill('oduya')

  await workshop.bringToFront()
  await expect(logIn(workshop)).toContainText('field changed')
  const all = await said()
  expect(all).toContain('field.changed')
  for (const secret of ['Quetzalina', 'ombersley', 'oduya', 'ava@', 'Ridge', 'Marlowe']) {
    expect(all.toLowerCase()).not.toContain(secret.toLowerCase())
  }
  // Its own ids are the only ones: of windows, never of records.
  expect(all.replace(/"(tab|window)":"[^"]+"/g, '')).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/)
  await expect(workshop.locator('body')).not.toContainText('Quetzalina')
})

test('nothing attached costs nothing: without a workshop, and after it, an app says nothing', async ({ as }) => {
  const page = await as('max')
  const listener = await openWorkshop(page.context(), '/workshop')
  const said = await listenIn(listener)
  const wander = async () => {
    await page.bringToFront()
    await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
    await expect(title(page, 'Org chart')).toBeVisible()
    await menuOf(page).getByRole('link', { name: 'Home' }).click()
    await expect(title(page, /Welcome/)).toBeVisible()
  }
  await wander()
  expect(await said()).toBe('')

  const workshop = await openWorkshop(page.context(), '/workshop/live')
  await expect(workshop.getByRole('heading', { name: 'App 1' })).toBeVisible()
  await workshop.goto('/workshop/confirm?view=table')
  await expect.poll(said).toContain('workshop.bye')
  const before = await said()
  await wander()
  expect(await said()).toBe(before)
})
