import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isChosen } from '../../../src/domain/notifications/kinds.ts'
import { letterheads } from '../../../src/server/mail/letterheads.ts'
import { startMailWorker } from '../../../src/server/mail/mailWorker.ts'
import { postBy } from '../../../src/server/mail/post.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { aMailServer, publicUrl, until } from '../kit/mailServer.ts'
import { addTenant } from '../kit/people.ts'

const svg = (fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><text x="4" y="44" font-size="40" fill="${fill}">Banksia</text></svg>`,
  )

let database: TestDatabase
let logo: Uint8Array | undefined

beforeAll(async () => {
  database = await openDatabase(4)
})
afterAll(() => database.close())
beforeEach(() => {
  logo = undefined
})

/** Sends one letter over a real mail server, and reads it as a mail program does. */
const read = async (text: string, { key = 'goals:1', isOfClient = true } = {}) => {
  const server = await aMailServer()
  const sql = identitySql(database.connections)
  const tenantId = isOfClient ? await addTenant(database, { name: 'Banksia & Sons' }) : null
  const headOf = letterheads({
    clientOf: async (id) => (id === tenantId ? { name: 'Banksia & Sons', logo } : undefined),
    choicesOf: (kind) => (isChosen(kind) ? `${publicUrl}/notifications/choices` : null),
  })
  await postBy(sql, { tenantId, key, to: 'eve@banksia.example', subject: 'Two things <b>', text })
  const worker = startMailWorker({ sql, deliver: server.delivers({ headOf }), log: () => {}, pace: { lookMs: 10 } })
  try {
    await until(() => server.received.length > 0)
  } finally {
    await worker.stop()
    await server.stop()
  }
  const mail = server.received[0]?.mail
  const page = new JSDOM(mail?.html ?? '').window.document
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.href])
  return { mail, page, links, body: page.body.textContent.replace(/\s+/g, ' ') }
}

const choices = ['How you are told', `${publicUrl}/notifications/choices`]

describe('A mail', () => {
  it('says the same as text and as a page, in the name of the client', async () => {
    const text = `Hello Eve,\n\nthese are due:\n\n- First aid: today\n- Ladder\n\nSee them here:\n${publicUrl}/certifications`
    const { mail, page, links, body } = await read(text)
    expect(mail?.text?.trim()).toBe(text)
    expect(page.querySelector('h1')?.textContent).toBe('Two things <b>')
    expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['First aid: today', 'Ladder'])
    for (const said of ['Hello Eve,', 'these are due:', 'See them here:', 'Banksia & Sons · Tenure'])
      expect(body).toContain(said)
    expect(links).toEqual([['Open in Tenure', `${publicUrl}/certifications`], choices])
  })

  it('makes a link of each line of a list that leads somewhere', async () => {
    const { links } = await read(`New:\n\n- Begun: Yearly: ${publicUrl}/pr/1\n- and 3 more`)
    expect(links).toEqual([['Begun: Yearly', `${publicUrl}/pr/1`], choices])
  })

  it.each([
    ['another site', 'https://evil.example/x'],
    ['a site that begins like it', `${publicUrl}.evil.example/x`],
    ['a script', 'javascript:alert(1)'],
    ['a user before another host', `${publicUrl.replace('://', '://hr.example@')}.evil.example`],
  ])('that leads to %s, as somebody wrote it, has no link there', async (_, address) => {
    const { links, body } = await read(`Max praised you:\n\n${address}\n\n- Here: ${address}`)
    expect(links).toEqual([choices])
    expect(body).toContain(address)
  })

  it('shows markup that somebody wrote as they wrote it', async () => {
    const { page, body } = await read('<img src=x onerror=alert(1)>\n\n</td></table><script>1</script>')
    expect(page.querySelectorAll('img, script')).toHaveLength(0)
    for (const written of ['<img src=x onerror=alert(1)>', '</td></table><script>1</script>'])
      expect(body).toContain(written)
  })

  it('brings the logo within itself, and loads nothing from anywhere', async () => {
    logo = svg('#0f6b66')
    const { mail, page } = await read('Hello')
    const picture = page.querySelector('img')
    expect(picture?.alt).toBe('Banksia & Sons')
    expect(picture?.getAttribute('src')).toBe('cid:logo@tenure')
    expect(mail?.attachments.map(({ contentId, mimeType, disposition }) => [contentId, mimeType, disposition])).toEqual(
      [['<logo@tenure>', 'image/png', 'inline']],
    )
    expect(mail?.html).not.toMatch(/(src|background)="?https?:|url\(|@import|<link/)
  })

  it('puts a pale logo on something dark, and another on white in a dark mail too', async () => {
    const behind = async () => (await read('Hello')).page.querySelector('img')?.parentElement?.style.background
    logo = svg('#0f6b66')
    expect(await behind()).toBe('rgb(255, 255, 255)')
    logo = svg('#ffffff')
    expect(await behind()).toBe('rgb(25, 29, 29)')
  })

  it('whose logo cannot be drawn goes without it', async () => {
    logo = Buffer.from('no picture')
    const { mail, page, body } = await read('Hello')
    expect([page.querySelectorAll('img').length, mail?.attachments]).toEqual([0, []])
    expect(body).toContain('Banksia & Sons')
  })

  it('of what nobody can choose offers no choice', async () => {
    expect((await read('Hello', { key: 'invitation:7' })).links).toEqual([])
  })

  it('of no client is of the product', async () => {
    const { body, links } = await read(`A new password:\n${publicUrl}/reset/x`, { isOfClient: false, key: 'reset' })
    expect(body.trim()).toMatch(/^Tenure .* Tenure$/)
    expect(links).toEqual([['Open in Tenure', `${publicUrl}/reset/x`]])
  })
})
