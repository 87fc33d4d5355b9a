import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { followed } from './followed.ts'
import { endMembership, type Newcomer, newcomer, setStatus } from './newcomer.ts'
import { arrive, chooseClient, expect, openOwnMenu, readingsApart, shellOf, test, title } from './tenure.ts'

const refusals = /status of (403|404)/

/** At work in the first of their clients. What the bell and the page ask by themselves would come before what the person asks. */
const atWork = async (page: Page, { email, clients }: Newcomer, path = '/'): Promise<void> => {
  await page.route(/\/notifications$/, (route) => route.fulfill({ json: { unread: 0, newest: [] } }))
  await page.route(/\/notifications\/live$/, (route) => route.fulfill({ status: 204 }))
  await arrive(page, email, path)
  const [first, second] = clients
  if (first && second) await chooseClient(page, first.name)
  await shellOf(page)
  await page.waitForLoadState('networkidle')
}

const only = ({ clients: [client] }: Newcomer) => {
  if (!client) throw new Error('This newcomer has no client')
  return client
}

/** Something that asks the server. */
const openOwnProfile = async (page: Page): Promise<void> => {
  await openOwnMenu(page, 'Nia Comer')
  await page.getByRole('menuitem', { name: 'My Profile' }).click()
}

/** How often the server is asked from now on, for two seconds. */
const callsFromNow = async (page: Page): Promise<number> => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1
  })
  await page.waitForTimeout(2_000)
  return calls
}

const typeSomebody = async (page: Page) => {
  await page.getByLabel('First name').fill('Wilhelmina')
  await page.getByLabel('Last name').fill('Arkwright')
  await page.getByLabel('Email').fill('wilhelmina@tenure.example')
}

test('a client that turns inactive takes nothing away that was typed; its page stays quiet, and opens again when it is active', async ({
  page,
  watched,
}) => {
  watched.allow(refusals)
  const nia = await newcomer(['Lantern Hill'], { isAdmin: true })
  await atWork(page, nia, '/employee/create')
  await typeSomebody(page)
  const app = await followed(page)
  await setStatus(only(nia), 'Inactive')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('alert').first()).toContainText('can no longer be saved')
  await page.getByLabel('Email').press('Enter')
  await app.follows('app.session.working.main.inactiveUnderWork · tenant.foundInactive → stays')
  await expect(page.getByLabel('First name')).toHaveValue('Wilhelmina')
  await page.getByRole('button', { name: 'Leave this page' }).click()
  await expect(title(page, 'Your account is currently inactive')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose another client' })).toBeHidden()
  expect(await callsFromNow(page)).toBe(0)
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(title(page, 'Your account is currently inactive')).toBeVisible()
  await setStatus(only(nia), 'Active')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await shellOf(page)
})

test('a membership that is taken away takes nothing away that was typed, and leaves the way out alone', async ({
  page,
  watched,
}) => {
  watched.allow(refusals)
  const nia = await newcomer(['Lantern Hill'], { isAdmin: true })
  await atWork(page, nia, '/employee/create')
  await typeSomebody(page)
  const app = await followed(page)
  await page.clock.install()
  await endMembership(only(nia))
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByText(/You no longer belong to .* can no longer be saved/)).toBeVisible()
  await app.follows('app.session.working.main · membership.foundEnded → app.session.working.main.endedUnderWork')
  await expectNoBarriers(page)
  // The server is asked who one is once in ten seconds, and says the same.
  await page.clock.fastForward(10_000)
  await page.getByLabel('Email').press('Enter')
  await app.follows('app.session.working.main.endedUnderWork · membership.foundEnded → stays')
  await expect(page.getByLabel('First name')).toHaveValue('Wilhelmina')
  await page.getByRole('button', { name: 'Leave this page' }).click()
  await expect(title(page, 'You no longer have access')).toBeVisible()
  await app.follows('app.session.working.main.endedUnderWork · unsaved.givenUp → app.session.ended')
  await expect(page.getByRole('button')).toHaveText(['Logout'])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(title(page, /signed out|Sign in/)).toBeVisible()
})

test('whoever has several clients is offered another: of an inactive one, of one they no longer belong to, and as the app loads', async ({
  page,
  watched,
}) => {
  watched.allow(refusals)
  const nia = await newcomer(['Lantern Hill', 'Merri Creek', 'Sable Point'])
  const [first, second, third] = nia.clients
  if (!first || !second || !third) throw new Error('This newcomer has not three clients')
  await atWork(page, nia)
  const app = await followed(page)

  await test.step('a client has turned inactive', async () => {
    await setStatus(first, 'Inactive')
    await openOwnProfile(page)
    await expect(title(page, 'Your account is currently inactive')).toBeVisible()
    await page.getByRole('button', { name: 'Choose another client' }).click()
    await app.follows('app.session.inactive · client.chooseAsked → stays')
    await expect(title(page, 'Choose a Client')).toBeVisible()
    await chooseClient(page, second.name)
    await shellOf(page)
    await page.waitForLoadState('networkidle')
  })

  await test.step('a membership has ended: said in one sentence, quietly', async () => {
    await endMembership(second)
    await openOwnProfile(page)
    await expect(title(page, 'You no longer have access')).toBeVisible()
    await expect(page.getByText(`You no longer belong to ${second.name}.`)).toBeVisible()
    await expectNoBarriers(page)
    expect(await callsFromNow(page)).toBe(0)
    const next = app.hearsNext()
    await page.getByRole('button', { name: 'Choose another client' }).click()
    await app.follows('app.session.ended · client.chooseAsked → stays')
    await shellOf(page)
    await expect(page.getByText(third.name).first()).toBeVisible()
    await next
  })

  await test.step('it is found while the app loads', async () => {
    const heard = app.hearsNext()
    // Who one is was answered just before; the first call for the client finds nothing.
    await readingsApart(page)
    await page.route(/\/bootstrapApplication$/, async (route) => {
      await heard
      await endMembership(third)
      await route.fallback()
    })
    await page.reload()
    await expect(title(page, 'You no longer have access')).toBeVisible()
    await app.follows('app.session.working · membership.foundEnded → app.session.ended')
  })
})
