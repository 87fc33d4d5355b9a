import type { Page } from '@playwright/test'
import { letter } from '../../src/server/demo/onePage.ts'
import { newcomer, signedUpColleagueIn, withCompliance } from './newcomer.ts'
import { shellOf, signInWith } from './tenure.ts'

export const day = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(letter(name, [])),
})

/** A company of the test's own: Nia administers it, Mara manages Eli. */
export const company = async (stranger: () => Promise<Page>) => {
  const nia = await newcomer(['Ridge Crew'], { isAdmin: true })
  const [client] = nia.clients
  if (client === undefined) throw new Error('There is no client')
  await withCompliance(client)
  const mara = await signedUpColleagueIn(client, 'Mara')
  const eli = await signedUpColleagueIn(client, 'Eli', { reportsTo: mara.employeeId })
  const as = async (email: string, path: string): Promise<Page> => {
    const page = await stranger()
    await page.goto(path)
    await signInWith(page, email)
    await shellOf(page)
    return page
  }
  return {
    mara,
    eli,
    asNia: (path: string) => as(nia.email, path),
    asMara: (path: string) => as(mara.email, path),
    asEli: (path: string) => as(eli.email, path),
  }
}
