import { expect, it } from 'vitest'
import type { Listed } from '../../../src/workshop/model/exhibit.ts'
import { nearly, search, sectionsIn } from '../../../src/workshop/model/search.ts'

const listed = (id: string, more: Partial<Listed> = {}): Listed => ({
  id,
  title: id,
  area: 'session',
  kind: 'machine',
  purpose: '',
  docblock: { text: '', rules: [], notes: [] },
  file: '',
  sections: [],
  states: [],
  events: [],
  cases: [],
  guards: [],
  actors: [],
  transitions: 0,
  failure: null,
  ...more,
})

const all = [
  listed('app', {
    purpose: 'Decides which screen shows',
    sections: ['2.2'],
    states: ['app.session.refreshingToken'],
    events: ['client.changeAsked'],
    docblock: { text: '', rules: ['Asks again (§ 2.2).'], notes: [] },
  }),
  listed('navigation', { purpose: 'Leads from page to page', sections: ['2.1', '22'], actors: ['app'] }),
  listed('confirm', { area: 'kit', guards: ['isValid'] }),
  listed('form', {
    purpose: 'Saves what is typed',
    cases: [
      { text: 'save answers: session over, a token refresh failed', transition: 'form.saving · done → form.refused' },
    ],
  }),
]
const found = (question: string) => search(all, question).map(({ listed: { id } }) => id)

it.each([
  ['', ['app', 'navigation', 'confirm', 'form']],
  ['token refresh', ['app', 'form']],
  ['TOKEN', ['app', 'form']],
  ['What happens when a token refresh fails during a save?', ['form']],
  ['saving', ['form']],
  ['what is it', []],
  ['refreshingToken', ['app']],
  ['client.changeAsked', ['app']],
  ['is valid', ['confirm']],
  ['kit', ['confirm']],
  ['app', ['app', 'navigation']],
  ['token page', []],
  ['§ 2.2', ['app']],
  ['§2', ['app', 'navigation']],
  ['§ 22', ['navigation']],
  ['nothing of it', []],
])('“%s” finds %j', (question, ids) => {
  expect(found(question)).toEqual(ids)
})

it('says where a word stands, and leads to the state', () => {
  expect(search(all, 'token')[0]?.matches).toEqual([
    { kind: 'state', text: 'session › refreshing token', leadsTo: 'app.session.refreshingToken' },
  ])
  expect(search(all, '§ 2.2')[0]?.matches.map(({ kind }) => kind)).toEqual(['rule'])
})

it('leads from a case to the arrow it follows', () => {
  expect(search(all, 'token refresh fails')[0]?.matches).toEqual([
    {
      kind: 'case',
      text: 'save answers: session over, a token refresh failed',
      leadsTo: 'form.saving · done → form.refused',
    },
  ])
})

it('where nothing has every word, offers what has most of them', () => {
  expect(nearly(all, 'token refresh of a giraffe').map(({ listed: { id } }) => id)).toEqual(['app', 'form'])
  expect(nearly(all, 'giraffe')).toEqual([])
  expect(nearly(all, 'token giraffe')).toEqual([])
})

it('names the sections of a text once, in their order', () => {
  expect(sectionsIn('see § 4 and §2.10, § 2.9, § 4')).toEqual(['2.9', '2.10', '4'])
})
