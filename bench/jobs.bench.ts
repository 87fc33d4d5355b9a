import { served } from '../scripts/pictures/server.ts'
import { signedIn } from '../scripts/pictures/signingIn.ts'
import { before } from './jobs/before.ts'
import { type Job, type JobName, jobs } from './jobs/everyday.ts'
import { handOf } from './jobs/hand.ts'
import { launch } from './kit/browser.ts'

/**
 * What everyday work costs whoever does it: presses of a button or key, fields filled in, and the time the program takes
 * for all of it, for fourteen jobs that begin on Home, beside what they cost before. People read and think besides; a person
 * who knows the program is as fast as this and their own hands.
 */
const tenure = await served(process.env.TENURE_URL)
const browser = await launch()
const asked = process.env.JOB
const rows: Array<Readonly<Record<string, string | number>>> = []
try {
  for (const [name, { who, client, work }] of Object.entries(jobs) as ReadonlyArray<[JobName, Job]>) {
    if (asked !== undefined && !name.includes(asked)) continue
    const context = await browser.newContext({
      baseURL: tenure.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-AU',
      timezoneId: 'Australia/Brisbane',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await signedIn(page, who, client)
    const hand = handOf(page)
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const began = performance.now()
    await work(page, hand)
    const seconds = (performance.now() - began) / 1000
    const then = before[name]
    rows.push({
      job: name,
      who,
      'presses now': hand.presses(),
      'presses before': then?.presses ?? 'not possible',
      'fields now': hand.fields(),
      'fields before': then?.fields ?? '',
      'seconds now': seconds.toFixed(1),
      'seconds before': then?.seconds.toFixed(1) ?? '',
    })
    await context.close()
  }
} finally {
  console.table(rows)
  await browser.close()
  await tenure.stop()
}
