import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { letter } from '../../src/server/demo/onePage.ts'
import { gone, type Hand, seen } from './hand.ts'

export interface Job {
  readonly who: string
  readonly client?: string
  readonly work: (page: Page, hand: Hand) => Promise<void>
}

const banksia = 'Banksia Ridge Construction'
const mark = Date.now().toString(36)
const day = (fromToday: number): string => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

const menu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const toDo = (page: Page): Locator => page.getByRole('region', { name: 'To do' })
const told = (page: Page, text: string | RegExp): Promise<void> => seen(page.getByText(text))

const people = (count: number): string =>
  [
    'First name,Last name,Email,Position',
    ...Array.from({ length: count }, (_, at) => `Person${at},Job${mark},p${at}.${mark}@jobs.example,Labourer`),
  ].join('\n')

const portrait = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b7a75' } })
    .png()
    .toBuffer()

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(letter(name, [])) })

/** In the order they are done: some need what an earlier one has left. */
export const jobs = {
  'Add a person, with photo, login and an approved position': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Employees'))
      await hand.press(page.getByRole('link', { name: 'New employee' }))
      await hand.fill(page.getByLabel('First name'), 'Nia')
      await hand.fill(page.getByLabel('Last name'), `Job${mark}`)
      await hand.fill(page.getByLabel('Email'), `nia.${mark}@jobs.example`)
      await hand.pick(page.getByRole('combobox', { name: 'Manager' }), 'Max Oduya')
      await hand.press(button(page, 'Create employee'))
      const card = page.getByRole('region', { name: 'Getting Nia started' })
      const choosing = page.waitForEvent('filechooser')
      await hand.press(page.getByRole('button', { name: /^Add a picture of / }))
      await hand.give(await choosing, { name: 'me.png', mimeType: 'image/png', buffer: await portrait() })
      await hand.press(button(page, 'Use this picture'))
      await hand.press(card.getByRole('button', { name: 'Invite to sign in' }))
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Create login' }))
      await seen(card.getByText('Invited, has not signed in yet'))
      await hand.press(page.getByRole('tab', { name: 'Positions' }))
      await hand.press(button(page, 'Add position'))
      await hand.fill(page.getByLabel('Title'), 'Carpenter')
      await hand.fill(page.getByLabel('Position description'), 'Builds what the drawings say.')
      await hand.press(button(page, 'Save and approve'))
      await told(page, 'Position added and approved')
    },
  },
  'Import 20 people': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Employees'))
      await hand.press(button(page, 'Import and export'))
      await hand.press(page.getByRole('menuitem', { name: 'Import from a CSV file' }))
      await hand.file(page.getByLabel('File', { exact: true }), {
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(people(20)),
      })
      await hand.press(button(page, /^Check \d/))
      await hand.press(button(page, 'Import 20 people'))
      await told(page, 'Successfully imported')
    },
  },
  'Revert that import': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Employees'))
      await hand.press(button(page, 'Import and export'))
      await hand.press(page.getByRole('menuitem', { name: 'Import from a CSV file' }))
      await hand.press(page.getByRole('link', { name: /^Open the import of people.csv/ }).first())
      await hand.press(button(page, 'Revert this import'))
      await hand.press(button(page, 'Revert import'))
      await told(page, 'The import has been reverted')
    },
  },
  'Agree to a policy': {
    who: 'eve',
    work: async (page, hand) => {
      await hand.press(
        toDo(page)
          .getByRole('link', { name: /Policy/ })
          .first(),
      )
      await hand.press(button(page, 'I have read and agree'))
      await told(page, /^You agreed to version/)
    },
  },
  'Hand in a certificate': {
    who: 'eve',
    work: async (page, hand) => {
      await hand.press(
        toDo(page)
          .getByRole('link', { name: /ertif|xpire|White Card|First Aid/ })
          .first(),
      )
      await hand.press(button(page, /^(Submit|Renew|Submit renewal|Add certification)$/))
      const dialog = page.getByRole('dialog')
      await hand.fill(dialog.getByLabel('Expires'), day(700))
      await hand.file(dialog.getByLabel('Files', { exact: true }), pdf('renewed.pdf'))
      await hand.press(dialog.getByRole('button', { name: /^(Submit|Renew)/ }))
      await told(page, /^Submitted\. Your manager/)
    },
  },
  'Verify a certificate': {
    who: 'max',
    work: async (page, hand) => {
      await hand.press(
        toDo(page)
          .getByRole('link', { name: /verify/i })
          .first(),
      )
      // Of the record's own page: the list it is opened from has such a button too.
      await hand.press(button(page, 'Verify or decline'))
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }))
      await told(page, 'Certification verified')
    },
  },
  'A policy, from nothing to published': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Company Policies'))
      await hand.press(page.getByRole('link', { name: 'New document' }))
      await hand.press(button(page, 'Write a policy'))
      await hand.fill(page.getByLabel('Title'), `Ladders ${mark}`)
      await hand.press(button(page, 'Start writing'))
      await hand.fill(page.getByRole('textbox', { name: 'Text of the policy' }), 'Face the ladder.')
      await hand.press(button(page, 'Publish…'))
      await hand.press(button(page, 'Publish version 1'))
      await told(page, 'Policy published')
    },
  },
  'Evidence of a policy as a PDF': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Company Policies'))
      await hand.press(page.getByRole('link', { name: 'Manage policies' }))
      await hand.press(page.getByRole('grid').getByRole('link').first())
      await hand.press(page.getByRole('tab', { name: 'People' }))
      await hand.press(button(page, 'Evidence'))
      const download = page.waitForEvent('download')
      await hand.press(page.getByRole('menuitem', { name: 'Evidence as PDF' }))
      await download
    },
  },
  'Move somebody in the org chart': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Org Chart'))
      await hand.pick(page.getByRole('combobox', { name: 'Find a person' }), 'Jack Thornbury')
      await hand.press(button(page, 'Move to…'))
      const dialog = page.getByRole('dialog', { name: /^Move / })
      await hand.pick(dialog.getByRole('combobox', { name: 'New manager' }), 'Ava Lindqvist')
      await hand.press(dialog.getByRole('button', { name: 'Move', exact: true }))
      await told(page, /now reports to Ava Lindqvist/)
    },
  },
  'Tag three people at once': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Employees'))
      const boxes = page.getByRole('grid').getByRole('checkbox')
      await seen(boxes.nth(3))
      for (const at of [1, 2, 3]) await hand.press(boxes.nth(at))
      await hand.press(page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tags' }))
      await hand.fill(page.getByRole('combobox', { name: 'Add' }), `team ${mark}`)
      await hand.key('Enter')
      await hand.press(button(page, /^Change tags of/))
      await told(page, '3 people changed.')
    },
  },
  'End an employment': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.pick(page.getByRole('banner').getByRole('combobox', { name: 'Search employees' }), 'Jack Thornbury')
      await hand.press(button(page, 'More actions'))
      await hand.press(page.getByRole('menuitem', { name: /^Terminate/ }))
      const dialog = page.getByRole('dialog', { name: /^Terminate/ })
      await hand.choose(dialog.getByLabel('Reason'), 'Retirement')
      await hand.press(dialog.getByRole('button', { name: /^Terminate/ }))
      await seen(page.getByRole('region', { name: 'Employment ended' }))
    },
  },
  'Find a policy': {
    who: 'eve',
    work: async (page, hand) => {
      await hand.key('Control+k')
      await hand.fill(page.getByRole('dialog').getByRole('combobox'), 'code of cond')
      await hand.key('Enter')
      await seen(page.getByRole('heading', { level: 1, name: 'Code of Conduct' }))
    },
  },
  'Assign an asset': {
    who: 'ava',
    client: banksia,
    work: async (page, hand) => {
      await hand.press(menu(page, 'Assets'))
      const inStock = page.getByRole('grid').getByRole('row').filter({ hasText: 'In stock' }).first()
      await hand.press(inStock.getByRole('button', { name: /^Actions for / }))
      await hand.press(page.getByRole('menuitem', { name: 'Assign' }))
      const dialog = page.getByRole('dialog')
      await hand.pick(dialog.getByRole('combobox', { name: 'Person' }), 'Max Oduya')
      await hand.press(dialog.getByRole('button', { name: 'Assign', exact: true }))
      await gone(dialog)
    },
  },
  'Complete a check-in': {
    who: 'max',
    work: async (page, hand) => {
      await hand.press(
        toDo(page)
          .getByRole('link', { name: /check-in/i })
          .first(),
      )
      await hand.press(button(page, 'Mark as held'))
      await hand.press(button(page, 'Mark as complete'))
      await told(page, /This check-in is complete/)
    },
  },
} satisfies Readonly<Record<string, Job>>

export type JobName = keyof typeof jobs
