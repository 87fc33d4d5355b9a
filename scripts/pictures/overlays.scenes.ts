import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const
/** A client that is still being set up. */
const ada = { who: 'ada' } as const

/** Nobody's onboarding is changed for a picture: what would be saved is answered with what is stored. */
const unsaved = async (page: Page): Promise<void> => {
  await page.route('**/tenantonboarding', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    return route.fulfill({ response: await route.fetch({ method: 'GET', postData: '' }) })
  })
}

const welcome = (page: Page) => page.getByRole('dialog', { name: 'Add Your Company Logo' })

const skipped = async (page: Page): Promise<void> => {
  await unsaved(page)
  await welcome(page).getByRole('button', { name: 'Skip for now' }).click()
  await welcome(page).waitFor({ state: 'hidden' })
}

const choosing = async (page: Page): Promise<void> => {
  await unsaved(page)
  await welcome(page).getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('dialog', { name: 'Company logo' }).waitFor()
}

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260"><circle cx="130" cy="130" r="100" fill="#0b7a75"/><rect x="270" y="90" width="300" height="80" rx="12" fill="#d9822b"/></svg>',
)

const chosen = async (page: Page): Promise<void> => {
  await choosing(page)
  const buffer = await sharp(drawing).png().toBuffer()
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
}

const cropping = async (page: Page): Promise<void> => {
  await chosen(page)
  await page.getByRole('dialog', { name: 'Company logo' }).getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('dialog', { name: 'Crop your logo' }).getByRole('slider').first().waitFor()
}

/** The step of the logo is done, as it would be had anything been saved. */
const logoDone = async (page: Page): Promise<void> => {
  await page.route('**/tenantonboarding', async (route) => {
    const response = await route.fetch({ method: 'GET', postData: '' })
    const json = await response.json()
    for (const stage of json.data.stages) if (stage.type === 'logo') stage.status = 'Completed'
    return route.fulfill({ response, json })
  })
  await page.route('**/employees/me/toDoList', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    return route.fulfill({
      response,
      json: { ...json, data: json.data.filter(({ id }: { id: string }) => id !== 'logo') },
    })
  })
}

const uploaded = async (page: Page): Promise<void> => {
  await cropping(page)
  await logoDone(page)
  await page.route('**/TenantOnboarding/logo', (route) =>
    route.fulfill({
      json: { isSuccess: true, data: '/demo/coolibah-freight.svg', errors: [], message: '', statusCode: 200 },
    }),
  )
  await page
    .getByRole('dialog', { name: 'Crop your logo' })
    .getByRole('button', { name: 'Upload', exact: true })
    .click()
  await page.getByText('Logo uploaded successfully').waitFor()
}

export const palette = async (page: Page, typed = ''): Promise<void> => {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: 'Search people, records, pages and actions' }).getByRole('combobox')
  await field.fill(typed)
  await page.waitForTimeout(300)
  await page.getByText('Searching records…').first().waitFor({ state: 'hidden' })
}

const scene = (
  who: Pick<Scene, 'who' | 'client'>,
  name: string,
  pose: (page: Page) => Promise<unknown>,
  path = '/',
): Scene => ({
  ...who,
  name,
  path,
  isWindow: true,
  pose: async (page) => {
    await pose(page)
  },
})

/** What lies over the pages: welcome, logo, palette, help and shortcuts. Nothing here is saved. */
export const overlays: ReadonlyArray<Scene> = [
  scene(ada, 'beingSetUp-welcome', (page) => welcome(page).waitFor()),
  scene(ada, 'beingSetUp-home', skipped),
  scene(ada, 'beingSetUp-accountSetup', skipped, '/accountSetup'),
  scene(ada, 'beingSetUp-logo', choosing),
  scene(ada, 'beingSetUp-logoChosen', chosen),
  scene(ada, 'beingSetUp-logoCropping', cropping),
  scene(ada, 'beingSetUp-logoUploaded', uploaded),
  scene(banksia, 'admin-paletteOpened', (page) => palette(page)),
  scene(banksia, 'admin-paletteSearch', (page) => palette(page, 'ma')),
  scene(banksia, 'admin-paletteNothing', (page) => palette(page, 'zzz')),
  scene({ who: 'eve' }, 'employee-paletteDenied', (page) => palette(page, 'new employee')),
  scene(banksia, 'admin-help', async (page) => {
    await page.getByRole('complementary', { name: 'Help' }).getByRole('button').click()
    await page.getByRole('searchbox', { name: /help/i }).waitFor()
  }),
  scene(banksia, 'admin-shortcuts', async (page) => {
    await page.keyboard.press('Shift+?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  }),
]
