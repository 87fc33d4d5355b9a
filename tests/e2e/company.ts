import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { letter } from '../../src/server/demo/onePage.ts'
import { enter } from './grants.ts'
import { newcomer, signedUpColleagueIn, withCompliance } from './newcomer.ts'
import { password } from './people.ts'
import { arrive, shellOf } from './tenure.ts'

export const day = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(letter(name, [])),
})

type Method = 'GET' | 'POST' | 'PUT'

interface Asking {
  readonly request: APIRequestContext
  readonly accessToken: string
}

const asking = async (stranger: () => Promise<Page>, email: string): Promise<Asking> => {
  const { request } = (await stranger()).context()
  return { request, accessToken: (await enter(request, email, password)).accessToken }
}

/** A company of the test's own: Nia administers it, Mara manages Eli. */
export const company = async (stranger: () => Promise<Page>, withArea = withCompliance) => {
  const nia = await newcomer(['Ridge Crew'], { isAdmin: true })
  const [client] = nia.clients
  if (client === undefined) throw new Error('There is no client')
  await withArea(client)
  const mara = await signedUpColleagueIn(client, 'Mara')
  const eli = await signedUpColleagueIn(client, 'Eli', { reportsTo: mara.employeeId })
  const as = async (email: string, path: string): Promise<Page> => {
    const page = await stranger()
    await arrive(page, email, path)
    await shellOf(page)
    return page
  }
  const signedIn = new Map<string, Promise<Asking>>()
  /** What a test is not about is done already: this is what the browser of that person sends when they do it. */
  const sent = async <Answer>(email: string, method: Method, path: string, what: object = {}): Promise<Answer> => {
    const by = signedIn.get(email) ?? asking(stranger, email)
    signedIn.set(email, by)
    const { request, accessToken } = await by
    const headers = { authorization: `Bearer ${accessToken}`, 'tenant-id': client.id }
    const answer = await request.fetch(`/api/${client.id}/${path}`, { method, headers, ...what })
    expect(answer.status(), `what answers ${path}`).toBe(200)
    return (await answer.json()).data
  }
  /** Nia has saved it. */
  const saved = <Answer>(path: string, what: object): Promise<Answer> => sent(nia.email, 'POST', path, what)
  const hasType = async (name: string, requiredBy = {}) => {
    const nobody = { all: false, departmentIds: [], positionTitles: [], tags: [] }
    const { id } = await saved<{ readonly id: string }>('certificationtypes', {
      data: {
        id: crypto.randomUUID(),
        version: null,
        name,
        description: '',
        isDeleted: false,
        validityMonths: 12,
        reminderDays: [30, 14, 0],
        requiredBy: { ...nobody, ...requiredBy },
      },
    })
    return id
  }
  const holds = (employeeId: string, typeId: string, expires: string) =>
    saved<{ readonly id: string }>('certifications', {
      multipart: {
        id: crypto.randomUUID(),
        employeeId,
        certificationTypeId: typeId,
        // The end of that day in Brisbane, where a client is that says nothing else.
        expiryDate: `${expires}T13:59:59.999Z`,
        files: pdf('front.pdf'),
      },
    })
  const inForce = async (id: string, more: object) => {
    await saved(`hrDocuments/${id}/review`, { data: { version: 1, outcome: 'substantive', changeNote: '', ...more } })
    return { id, path: `/hrDocuments/${id}` }
  }
  const textOf = (...lines: ReadonlyArray<string>) => ({
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  })
  /** A policy in force, which everybody has to agree to. */
  const hasPolicy = async (title: string, ...lines: ReadonlyArray<string>) => {
    const { id } = await saved<{ readonly id: string }>('hrDocuments', {
      data: { id: crypto.randomUUID(), title, category: null, content: textOf(...lines) },
    })
    return inForce(id, {})
  }
  /** Another version of it, which asks everybody again. */
  const changesPolicy = async (id: string, title: string, changeNote: string, ...lines: ReadonlyArray<string>) => {
    const data = { version: null, title, category: null, content: textOf(...lines) }
    await saved(`hrDocuments/${id}`, { method: 'PUT', data })
    return inForce(id, { changeNote })
  }
  /** A category whose number style counts, and which is accepted or not. */
  const hasCategory = (name: string, needsAcceptance: boolean) =>
    saved<{ readonly id: string }>('assetConfiguration/categories', {
      data: { id: crypto.randomUUID(), version: null, name, numberStyle: 'RC-###', needsAcceptance, plans: [] },
    })
  const hasLocation = (name: string) =>
    saved<{ readonly id: string }>('assetConfiguration/locations', {
      data: { id: crypto.randomUUID(), version: null, name, address: '', parentId: null },
    })
  /** By their numbers, names and places, in a category there is. */
  const hasAssets = (
    category: string,
    assets: ReadonlyArray<readonly [number: string, name: string, location?: string]>,
  ) => {
    const lines = assets.map(([number, name, location = '']) => [number, name, category, location].join(','))
    const csv = ['Asset No,Name,Category,Location', ...lines].join('\n')
    const csvFile = { name: 'assets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    return saved('assets/import/csv', { multipart: { create: 'true', csvFile } })
  }
  /** Eli meets Mara tomorrow, when nothing else is said. */
  const hasCheckIn = (over: object = {}) =>
    saved<{ readonly id: string }>('checkIns', {
      data: {
        id: crypto.randomUUID(),
        employeeId: eli.employeeId,
        reviewerId: mara.employeeId,
        templateId: null,
        name: 'Fortnightly 1:1',
        locationId: null,
        day: day(1),
        time: '09:30',
        minutes: 30,
        dueDay: null,
        ...over,
      },
    })
  /** One of its sections, with these questions. */
  const hasReviewTemplate = async (questions: ReadonlyArray<object>): Promise<string> => {
    const sections = [{ id: crypto.randomUUID(), title: 'The year', questions }]
    const content = { name: 'Yearly', description: '', isArchived: false, sections }
    const data = { id: crypto.randomUUID(), content }
    return (await saved<{ readonly id: string }>('performanceReviewTemplates', { data })).id
  }
  /**
   * Mara reviews Eli, when nothing else is said from a day that has come nowhere yet: it begins when somebody presses it.
   * `day` is of Greenwich, and from there tomorrow's morning may have come in Brisbane.
   */
  const hasReview = (templateId: string, over: object = {}) =>
    saved<{ readonly id: string }>('performancereviews', {
      data: {
        id: crypto.randomUUID(),
        employeeId: eli.employeeId,
        reviewerId: mara.employeeId,
        templateId,
        name: 'Yearly review',
        scheduledDay: day(2),
        dueDay: day(14),
        ...over,
      },
    })
  return {
    client,
    nia,
    mara,
    eli,
    hasReport: (name: string) => signedUpColleagueIn(client, name, { reportsTo: mara.employeeId }),
    hasType,
    hasPolicy,
    changesPolicy,
    hasCategory,
    hasLocation,
    hasAssets,
    hasCheckIn,
    hasReviewTemplate,
    hasReview,
    holds,
    saved,
    sent,
    as,
    asNia: (path: string) => as(nia.email, path),
    asMara: (path: string) => as(mara.email, path),
    asEli: (path: string) => as(eli.email, path),
  }
}

/** Nia gives Eli a certification; ends on the list. */
export const addFor = async (page: Page, person: string, type: string, expires: string) => {
  await page.getByRole('button', { name: 'Add certification' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add certification' })
  await dialog.getByRole('combobox', { name: 'Person' }).fill(person)
  await page.getByRole('option', { name: person }).click()
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption(type)
  await dialog.getByLabel('Expires').fill(expires)
  await dialog.getByLabel('Files', { exact: true }).setInputFiles([pdf('front.pdf'), pdf('back.pdf')])
  await dialog.getByRole('button', { name: 'Add certification' }).click()
  await expect(page.getByText('Certification added successfully')).toBeVisible()
}

/** Of a review, asked of both sides, answered in words. */
export const reviewQuestion = (over: object) => ({
  id: crypto.randomUUID(),
  help: '',
  asked: 'both',
  others: 'none',
  kind: 'text',
  choices: [],
  weight: 1,
  ...over,
})
