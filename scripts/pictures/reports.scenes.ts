import type { Page } from '@playwright/test'
import { dayIn, daysAfter } from '../../src/domain/kernel/days.ts'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const pressed = (name: RegExp) => async (page: Page) => {
  const bar = page.getByRole('button', { name })
  if (!(await bar.isVisible())) await page.getByText('Overview', { exact: true }).click()
  await bar.click()
  await page.getByRole('button', { name, pressed: true }).waitFor()
}

const tenDaysAgo = daysAfter(dayIn('UTC', Date.now()), -10)

/** The list of reports, and some of them. */
export const reports: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-reports', path: '/reports' },
  { who: 'eve', name: 'employee-reports', path: '/reports' },
  { ...banksia, name: 'admin-report-headcount', path: '/report/headcount' },
  { ...banksia, name: 'admin-report-asAt', path: `/report/certificationRegister?asAt=${tenDaysAgo}` },
  { ...banksia, name: 'admin-report-policies', path: '/report/policyAgreements' },
  { ...banksia, name: 'admin-report-outstanding', path: '/report/outstandingPolicies', pose: pressed(/^Overdue: /) },
  { who: 'max', name: 'manager-report-positions', path: '/report/positionDescriptions' },
  { ...banksia, name: 'admin-report-audit', path: '/report/audit' },
  { ...banksia, name: 'admin-report-unknown', path: '/report/headcount?department=Roofing' },
  {
    ...banksia,
    name: 'admin-report-schedule',
    path: '/report/outstandingPolicies?only=late',
    pose: async (page) => {
      await page.getByRole('button', { name: 'Saved reports, Late policies' }).click()
      await page.getByRole('menuitem', { name: 'Change email schedule of Late policies' }).click()
      await page.getByRole('dialog').waitFor()
    },
    isWindow: true,
  },
  { ...banksia, name: 'admin-report-empty', path: '/report/remindersSent?from=2020-01-01&until=2020-01-31' },
]
