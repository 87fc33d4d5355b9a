import { describe, expect, it } from 'vitest'
import { articlesFor, foundArticles, shelved } from '../../../../src/domain/session/help/article.ts'
import { articles } from '../../../../src/domain/session/help/articles.ts'
import { type PageName, places, routeAccess } from '../../../../src/domain/session/places.ts'
import { theAdmin, theEmployee, theManager } from '../../../fixtures/people.ts'

const everything = { modules: ['compliance'], flags: [] } as const
const titles = (found: ReadonlyArray<{ readonly title: string }>) => found.map(({ title }) => title)

describe('Nobody is told how to do what is not theirs to do', () => {
  it('adding people is for administrators, changing them for managers too', () => {
    const idsFor = (actor: typeof theAdmin) => articlesFor(articles, actor, everything).map(({ id }) => id)
    expect(idsFor(theAdmin)).toEqual(expect.arrayContaining(['adding', 'editing', 'leaving', 'logo']))
    expect(idsFor(theManager)).toContain('editing')
    for (const id of ['adding', 'leaving', 'several', 'logo', 'accountSetup'])
      expect(idsFor(theManager)).not.toContain(id)
    for (const id of ['adding', 'editing', 'picture']) expect(idsFor(theEmployee)).not.toContain(id)
  })

  it('nor of an area the plan does not include', () => {
    const without = articlesFor(articles, theEmployee, { modules: [], flags: [] })
    expect(without.map(({ id }) => id)).not.toContain('alert')
    expect(articlesFor(articles, theEmployee, everything).map(({ id }) => id)).toContain('alert')
  })

  it('what a policy and a document ask is for everybody; choosing between them for anyone who begins one', () => {
    const idsFor = (actor: typeof theAdmin) => articlesFor(articles, actor, everything).map(({ id }) => id)
    expect(idsFor(theAdmin)).toEqual(expect.arrayContaining(['documentKinds', 'choosingKind']))
    expect(idsFor(theEmployee)).toContain('documentKinds')
    expect(idsFor(theEmployee)).not.toContain('choosingKind')
  })
})

it('what belongs to the page stands apart, and everything stands somewhere once', () => {
  const { onThisPage, others } = shelved(articles, 'employees')
  expect(onThisPage.map(({ id }) => id)).toContain('directory')
  expect([...onThisPage, ...others].map(({ id }) => id).sort()).toEqual(articles.map(({ id }) => id).sort())
})

describe('Searching', () => {
  it('finds titles before texts', () => {
    const found = titles(foundArticles(articles, 'password'))
    expect(found[0]).toBe('Sign in when you have forgotten your password')
    expect(found).toContain('Sign in with a one-time code')
  })
  it('finds all words or nothing', () => {
    expect(titles(foundArticles(articles, 'dark light'))).toContain('Choose light or dark')
    expect(foundArticles(articles, 'password zebra')).toEqual([])
  })
})

describe('The articles', () => {
  it('have each an id, a title and a text of their own', () => {
    const ids = articles.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(titles(articles)).size).toBe(ids.length)
    expect(articles.filter(({ body }) => body.flat().join('').length < 80)).toEqual([])
  })
  describe('are there on every page, for each who may open it', () => {
    const offering = {
      modules: [...new Set(Object.values(places).flatMap(({ needs }) => needs.module ?? []))],
      flags: [...new Set(Object.values(places).flatMap(({ needs }) => needs.flag ?? []))],
    }
    const rows = (Object.keys(places) as ReadonlyArray<PageName>)
      // Terms are read and agreed to; they are their own help.
      .filter((page) => page !== 'terms')
      .flatMap((page) =>
        Object.entries({ theAdmin, theManager, theEmployee })
          .filter(([, actor]) => routeAccess(page, actor, offering).allowed)
          .map(([who, actor]) => [page, who, actor] as const),
      )
    it.each(rows)('%s, %s', (page, _, actor) =>
      expect(shelved(articlesFor(articles, actor, offering), page).onThisPage).not.toEqual([]),
    )
  })
  it('belong to pages that exist', () => {
    expect(
      articles.flatMap(({ about }) => about).filter((route) => route !== 'notFound' && !(route in places)),
    ).toEqual([])
  })
})
