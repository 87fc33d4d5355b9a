import { expect, type Locator, type Page } from '@playwright/test'
import type { Act, Name, Sight, Thing } from '../../../src/workshop/drivers/driver.ts'
import type { hold } from '../../../src/workshop/drivers/holding.ts'

/** For one act: a driver that asks for what is not there is told before its walk is over. */
export const patienceMs = 20_000

/** Does what a driver says on a page that is really there. */
export const doing =
  (page: Page, answer: Awaited<ReturnType<typeof hold>>) =>
  async (act: Act): Promise<void> => {
    switch (act.does) {
      case 'clicks':
        return find(page, act.on).click()
      case 'clicks if there':
        if (await find(page, act.on).isVisible()) await find(page, act.on).click()
        return
      case 'points at':
        return find(page, act.at).hover()
      case 'fills':
        return find(page, act.on).fill(act.with)
      case 'chooses':
        return void (await find(page, act.on).selectOption(act.option))
      case 'leaves':
        return find(page, act.what).blur()
      case 'presses':
        return page.keyboard.press(act.key)
      case 'chooses file': {
        const { name, mimeType, base64 } = act.file
        return find(page, act.by).setInputFiles({ name, mimeType, buffer: Buffer.from(base64, 'base64') })
      }
      case 'opens':
        return void (await page.goto(act.path))
      case 'waits':
        return page.clock.runFor(act.ms)
      case 'waits for':
        return expect(async () => {
          await page.clock.runFor(100)
          await expect(find(page, act.thing)).toBeVisible({ timeout: 100 })
        }).toPass({ timeout: patienceMs, intervals: [0] })
      case 'sees':
        return look(page, act.sight)
      case 'answers':
        return answer(act.call, act.reply)
      case 'forgets':
        return page.evaluate(forgetAll, act.keys)
      case 'loses cookies':
        return page.context().clearCookies()
      case 'loses network':
        return page.context().setOffline(true)
      case 'finds network':
        return page.context().setOffline(false)
    }
  }

/** In its storages, and in the database of texts that have not arrived (`src/infra/storage/keptTexts.ts`). */
const forgetAll = async (keys: RegExp): Promise<void> => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
  // Opened before the program has made it, it would stay empty.
  const isMade = (await indexedDB.databases()).some(({ name }) => name === 'tenure')
  if (!isMade) return
  const told = <A>(request: IDBRequest<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await told(indexedDB.open('tenure'))
  const texts = database.transaction('texts', 'readwrite').objectStore('texts')
  for (const key of await told(texts.getAllKeys())) if (keys.test(String(key))) texts.delete(key)
  database.close()
}

export const look = async (page: Page, { of, is, saying, holding, describedAs }: Sight): Promise<void> => {
  const seen = expect(find(page, of))
  await looks[is](seen)
  if (saying !== undefined) await seen.toContainText(saying)
  if (holding !== undefined) await seen.toHaveValue(holding)
  if (describedAs !== undefined) await seen.toHaveAccessibleDescription(describedAs)
}

type Expected = ReturnType<typeof expect<Locator>>

const looks: Readonly<Record<Sight['is'], (seen: Expected) => Promise<void>>> = {
  there: (seen) => seen.toBeVisible(),
  gone: (seen) => seen.toBeHidden(),
  busy: (seen) => seen.toHaveAttribute('aria-busy', 'true'),
  denied: (seen) => seen.toHaveAttribute('aria-disabled', 'true'),
  focused: (seen) => seen.toBeFocused(),
  checked: (seen) => seen.toBeChecked(),
  unchecked: (seen) => seen.not.toBeChecked(),
}

const find = (page: Page, thing: Thing): Locator => {
  const from = thing.within ? find(page, thing.within) : page
  const found =
    'label' in thing
      ? from.getByLabel(thing.label, exactly(thing.label))
      : 'text' in thing
        ? from.getByText(thing.text, exactly(thing.text))
        : from.getByRole(thing.role as Parameters<Page['getByRole']>[0], {
            ...(thing.name !== undefined && { name: thing.name, ...exactly(thing.name) }),
          })
  return thing.isOneOfMany ? found.first() : found
}

/** A name is meant whole, a pattern in part. */
const exactly = (name: Name) => (typeof name === 'string' ? { exact: true } : {})
