/**
 * The help articles and how they are found (§ 2.3 The Support button opens a help widget; the articles and this rule are
 * ours). What belongs to the page comes first, then the rest; a search finds by the palette's ranking, in titles before
 * texts. Nobody is told how to do what is not theirs to do.
 */

import type { Actor } from '../../permissions/actor.ts'
import { meets, type Offering, type Requirement } from '../../permissions/gate.ts'
import { findable, ranked } from '../paletteRanking.ts'
import type { PageName } from '../places.ts'

export interface Article {
  readonly id: string
  readonly title: string
  /** The pages it belongs to. */
  readonly about: ReadonlyArray<PageName | 'notFound'>
  readonly needs?: Requirement
  /** A paragraph, or steps to be taken one after the other. */
  readonly body: ReadonlyArray<string | ReadonlyArray<string>>
}

export const articlesFor = (all: ReadonlyArray<Article>, actor: Actor, offering: Offering): ReadonlyArray<Article> =>
  all.filter(({ needs = {} }) => meets(needs, actor, offering).allowed)

export interface Shelves {
  readonly onThisPage: ReadonlyArray<Article>
  readonly others: ReadonlyArray<Article>
}

export const shelved = (articles: ReadonlyArray<Article>, page: PageName | 'notFound'): Shelves => ({
  onThisPage: articles.filter(({ about }) => about.includes(page)),
  others: articles.filter(({ about }) => !about.includes(page)),
})

export const foundArticles = (articles: ReadonlyArray<Article>, search: string): ReadonlyArray<Article> =>
  ranked(
    articles.map((article) => findable(article, article.title, article.body.flat().join(' '))),
    search,
    { isDenied: () => false, isRecent: () => false },
    articles.length,
  ).found.map(({ of }) => of)
