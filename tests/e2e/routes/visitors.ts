import type { Page } from '@playwright/test'
import type { clients, Who } from '../people.ts'
import { readingsApart } from '../tenure.ts'

export interface Visitor {
  /** Its place in a row's word. */
  readonly letter: string
  readonly is: string
  readonly who: Who
  readonly fullName: string
  readonly client?: keyof typeof clients
  readonly before?: (page: Page) => Promise<unknown>
}

/** No demo client is without Compliance; the server's answer about the plans is changed on its way. */
const withoutCompliance = async (page: Page): Promise<void> => {
  await readingsApart(page)
  await page.route(/\/productPlans$/i, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const plan of answer.data) plan.modules = plan.modules.filter((module: string) => module !== 'compliance')
    await route.fulfill({ response, json: answer })
  })
}

const ava = { who: 'ava', fullName: 'Ava Lindqvist' } as const

export const visitors: ReadonlyArray<Visitor> = [
  { ...ava, letter: 'A', is: 'an admin' },
  { letter: 'M', is: 'a manager', who: 'max', fullName: 'Max Oduya' },
  { letter: 'E', is: 'an employee', who: 'eve', fullName: 'Eve Marlowe' },
  { letter: 'F', is: 'a feature user', who: 'yuri', fullName: 'Yuri Volkov' },
  { letter: 'W', is: 'an admin on the compliance plan', who: 'will', fullName: 'Will Ashgrove' },
  { ...ava, letter: 'w', is: 'an employee on the compliance plan', client: 'wattle' },
  { ...ava, letter: 'C', is: 'an admin without the Compliance module', before: withoutCompliance },
]
