import { expect, it, test } from 'vitest'
import { createActor } from 'xstate'
import { helpPanelMachine } from '../../../../src/machines/session/help/helpPanel.machine.ts'
import { breaking, giving, held, settled } from '../../ports.ts'

const opened = async (openWidget: unknown = giving('panel')) => {
  const actor = createActor(helpPanelMachine.provide({ actors: { openWidget: openWidget as never } }), {
    input: { page: '/employees/' },
  }).start()
  await settled()
  return actor
}

it('§ 2.3 opens the hosted widget where one is configured, and is done', async () => {
  const widget = held<{ page: string }, 'elsewhere' | 'panel'>()
  const actor = await opened(widget.logic)
  expect(widget.asked).toEqual([{ page: '/employees/' }])
  await widget.give('elsewhere')
  expect(actor.getSnapshot().status).toBe('done')
})

test.each([
  ['none is configured', giving('panel')],
  ['it breaks', breaking()],
])('opens the local panel where %s', async (_, widget) => {
  expect((await opened(widget)).getSnapshot().value).toBe('browsing')
})

it('keeps what was searched for while an article is read', async () => {
  const actor = await opened()
  actor.send({ type: 'search.typed', text: 'logo' })
  actor.send({ type: 'article.opened', id: 'logo' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { articleId: 'logo', search: 'logo' } })
  actor.send({ type: 'article.opened', id: 'theme' })
  expect(actor.getSnapshot().context.articleId).toBe('theme')
  actor.send({ type: 'article.left' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'browsing', context: { articleId: null, search: 'logo' } })
})

it('takes no more than 200 characters', async () => {
  const actor = await opened()
  actor.send({ type: 'search.typed', text: 'x'.repeat(300) })
  expect(actor.getSnapshot().context.search).toHaveLength(200)
})

it('closes from the list and from an article', async () => {
  for (const opens of [false, true]) {
    const actor = await opened()
    if (opens) actor.send({ type: 'article.opened', id: 'logo' })
    actor.send({ type: 'help.closed' })
    expect(actor.getSnapshot().status).toBe('done')
  }
})
