import { request } from '@playwright/test'
import { demoPassword, demoSignIns } from '../../src/server/demo/signIns.ts'
import { enter } from '../../tests/e2e/grants.ts'

export const admin = demoSignIns[0].email
export const password = demoPassword

/** An access token of the server's own provider, signed in as a browser does. */
export const tokenFrom = async (server: string, email: string = admin): Promise<string> => {
  const browser = await request.newContext({ baseURL: server })
  try {
    return (await enter(browser, email, password)).accessToken
  } finally {
    await browser.dispose()
  }
}
