import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'
import { banksia, changedMeanwhile } from './profile.scenes.ts'

interface Area {
  readonly name: string
  readonly list: string
  /** A record's page, without its id. */
  readonly record?: string
  /** What its calls are under. */
  readonly calls: string
}

const areas: ReadonlyArray<Area> = [
  { name: 'assets', list: '/assets', record: '/assets/', calls: 'assets' },
  { name: 'goals', list: '/goals', record: '/goal/', calls: 'goals' },
  { name: 'checkIns', list: '/checkIns', record: '/checkIn/', calls: 'checkIns' },
  { name: 'checkInTemplates', list: '/checkInTemplates', calls: 'checkInTemplates' },
  { name: 'reviews', list: '/prs', record: '/pr/', calls: 'performancereviews' },
  { name: 'reviewCycles', list: '/prCycles', calls: 'performanceReviewCycles' },
  { name: 'permissions', list: '/company/permissions', calls: 'securityGroups' },
]

const answering = (calls: string, body: (page: Page) => Parameters<Page['route']>[1]) => async (page: Page) => {
  await page.route(new RegExp(`/api/[^/]+/${calls}([/?]|$)`), body(page))
  await page.reload()
  await page.waitForTimeout(2_000)
}

const never = () => () => {}
const unreachable = () => (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.abort()
const failing = () => (route: Parameters<Parameters<Page['route']>[1]>[0]) => route.fulfill({ status: 500, body: '' })

const openedFrom = async (page: Page, of: string): Promise<void> => {
  await page.getByRole('grid').getByRole('row').filter({ hasText: of }).first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'More actions' }).waitFor()
}

/** Somebody else was faster, or nothing answers, while a goal is saved. */
const goalSaved = (answer: Parameters<Page['route']>[1]) => async (page: Page) => {
  await openedFrom(page, 'Save on hired plant')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.route(/\/goals\/[^/]+$/, (route, request) =>
    request.method() === 'PUT' ? answer(route, request) : route.continue(),
  )
  await page.getByRole('textbox', { name: 'Goal', exact: true }).fill('Save on hired plant and tools')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForTimeout(1_500)
}

const progressUnheard = async (page: Page): Promise<void> => {
  await openedFrom(page, 'Save on hired plant')
  await page.route('**/progress', unreachable())
  await page.getByRole('textbox', { name: /^Now/ }).fill('19000')
  await page.getByRole('textbox', { name: 'What happened (optional)' }).fill('Two excavators went back.')
  await page.getByRole('button', { name: 'Update progress' }).click()
  await page.waitForTimeout(1_500)
}

const writingUnheard = async (page: Page): Promise<void> => {
  await openedFrom(page, 'Sione Taufa')
  await page.route(/\/api\//, unreachable())
  await page.getByRole('textbox', { name: 'Shared notes' }).fill('The second crew starts on Monday.')
  await page.waitForTimeout(2_500)
}

/** What each area says while it loads, and when it cannot: of all areas alike, so that one sees where one differs. */
export const states: ReadonlyArray<Scene> = [
  ...areas.flatMap(
    ({ name, list, record, calls }): ReadonlyArray<Scene> => [
      { ...banksia, name: `states-${name}-loading`, path: list, isWindow: true, pose: answering(calls, never) },
      { ...banksia, name: `states-${name}-failed`, path: list, isWindow: true, pose: answering(calls, failing) },
      {
        ...banksia,
        name: `states-${name}-unreachable`,
        path: list,
        isWindow: true,
        pose: answering(calls, unreachable),
      },
      { who: 'eve', name: `states-${name}-denied`, path: list, isWindow: true },
      ...(record === undefined
        ? []
        : [{ ...banksia, name: `states-${name}-gone`, path: `${record}${randomUUID()}`, isWindow: true }]),
    ],
  ),
  {
    who: 'max',
    name: 'states-goal-conflict',
    path: '/goals',
    pose: goalSaved((route) => route.fulfill(changedMeanwhile)),
  },
  { who: 'max', name: 'states-goal-unreachable', path: '/goals', pose: goalSaved((route) => route.abort()) },
  { who: 'max', name: 'states-goal-progress-unreachable', path: '/goals', pose: progressUnheard },
  { who: 'max', name: 'states-checkIn-unreachable', path: '/checkIns', pose: writingUnheard },
]
