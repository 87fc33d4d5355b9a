import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'
import { typed } from './signingIn.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Keeps the app waiting for who is here. */
const waiting = async (page: Page, text: string): Promise<void> => {
  await page.route('**/api/users', () => {})
  await typed(page, 'eve')
  if (text === '') await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'attached' })
  else await page.getByRole('status').getByText(text).waitFor()
}

/** The screens before and instead of the shell. */
export const standalone: ReadonlyArray<Scene> = [
  { name: 'signIn', who: null },
  {
    name: 'signIn-wrong',
    who: null,
    pose: (page) => typed(page, 'eve', 'not-the-password'),
  },
  {
    name: 'signIn-demo',
    who: null,
    pose: (page) => page.getByText('Demo sign-ins').click(),
  },
  {
    name: 'signIn-oneTimeCode',
    who: null,
    pose: async (page) => {
      await typed(page, 'tess')
      await heading(page, 'Enter your one-time code')
    },
  },
  {
    name: 'signIn-forgotPassword',
    who: null,
    pose: async (page) => {
      await page.getByRole('button', { name: 'Forgot password?' }).click()
      await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' }).waitFor()
    },
  },
  {
    name: 'picker',
    who: null,
    pose: async (page) => {
      await typed(page, 'ava')
      await heading(page, 'Choose a Client')
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'inactive',
    who: null,
    pose: async (page) => {
      await typed(page, 'cole')
      await heading(page, 'Your account is currently inactive')
    },
  },
  {
    name: 'failure',
    who: null,
    pose: async (page) => {
      await typed(page, 'nina')
      await heading(page, 'An issue has occurred')
    },
  },
  {
    name: 'failure-retry',
    who: null,
    pose: async (page) => {
      await page.route('**/bootstrapApplication', (route) => route.abort())
      await typed(page, 'eve')
      await heading(page, 'An issue has occurred')
    },
  },
  { name: 'loader', who: null, pose: (page) => waiting(page, '') },
  { name: 'loader-3s', who: null, pose: (page) => waiting(page, 'Please Wait...') },
]
