import type { Page } from '@playwright/test'

/** § 2.3 The question before something unsaved is left. */
export const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Discard changes?' }).filter({
    hasText: 'You have unsaved changes, do you wish to proceed and lose these unsaved changes?',
  })

export const answer = (page: Page, name: 'Keep editing' | 'Discard changes') =>
  question(page).getByRole('button', { name, exact: true }).click()
