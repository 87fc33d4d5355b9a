import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { at } from '../fixtures/time.ts'
import { settled } from '../machines/ports.ts'
import { answering, pages } from './pages.ts'
import { type Answers, visit } from './visit.tsx'

/**
 * The program in a language made by machine: every word that stands in a catalogue is in brackets (`words` in
 * `vite.config.ts`). Without brackets is only what the server said, and what is no word.
 */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-21T04:00:00Z') })
  return () => vi.useRealTimers()
})

/** What a person reads or hears. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
]

const said = (): ReadonlyArray<string> => {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, previousSibling, textContent } = walker.currentNode
    if (parentElement?.closest('style,script')) continue
    // One text, that may be broken there.
    const begun = previousSibling?.nodeName === 'WBR' ? (texts.pop() ?? '') : ''
    texts.push(begun + textContent)
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of spoken) texts.push(element.getAttribute(name) ?? '')
  }
  return [document.title, ...texts]
}

const textsIn = (data: unknown): ReadonlyArray<string> =>
  typeof data === 'string'
    ? [data]
    : typeof data === 'object' && data !== null
      ? Object.values(data).flatMap(textsIn)
      : []

/** A day or a month in full, which the platform writes. */
const inFull =
  /((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ )?(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g

/** What of a text is neither bracketed nor data: names' first letters, the ends of ordinals and letters of zones are none. */
const bare = (text: string, data: ReadonlyArray<string>): string =>
  data
    .reduce((left, one) => left.replaceAll(one, ''), text.replace(/⟦[^⟧]*⟧/g, '').replace(inFull, ''))
    .replace(/^\p{Lu}{2}$|\d(st|nd|rd|th)|\d AEST/u, '')

/** What comes after the first answer, columns, marks and what they ask for, has come: nothing is drawn any more. */
const still = async () => {
  let drawn = 0
  const watching = new MutationObserver(() => {
    drawn += 1
  })
  watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let before = -1; before !== drawn; ) {
    before = drawn
    for (let turn = 0; turn < 20; turn += 1) await act(settled)
  }
  watching.disconnect()
}

/** A page that reads several things is there once all of them have come. */
const allOf = (path: string): Answers =>
  Object.values(pages)
    .filter((page) => page.path === path)
    .map((page) => answering(page, page.answer) as Readonly<Record<string, object>>)
    .reduce(
      (all, some) =>
        Object.fromEntries(
          [...Object.keys(all), ...Object.keys(some)].map((group) => [group, { ...all[group], ...some[group] }]),
        ),
      {},
    ) as Answers

it.each(Object.entries(pages))('%s says nothing that is in no catalogue', async (_, page) => {
  const { answered } = await visit(page.path, { answers: allOf(page.path) })
  await waitFor(() => expect(screen.queryByRole('main')?.textContent).toMatch(/⟦/))
  await waitFor(() => expect(document.querySelector('.skeleton, [aria-busy=true]')).toBeNull())
  await still()
  const data = textsIn(answered)
    .flatMap((text) => [text, ...text.split(/[\s/]+/)])
    .filter((text) => /\p{L}/u.test(text))
    .toSorted((one, other) => other.length - one.length)
  expect(said().filter((text) => /\p{L}{2}/u.test(bare(text, data)))).toEqual([])
})
