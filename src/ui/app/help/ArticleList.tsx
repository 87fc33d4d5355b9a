import { useSelector } from '@xstate/react'
import { type Article, foundArticles, shelved } from '../../../domain/session/help/article.ts'
import { type PageName, places } from '../../../domain/session/places.ts'
import { takeTour } from '../../../domain/session/tour.ts'
import type { HelpPanelActor } from '../../../machines/session/help/helpPanel.machine.ts'
import { slot } from '../../kit/classes.ts'
import { SearchField } from '../../kit/SearchField.tsx'
import { Text } from '../../kit/Text.tsx'

interface ArticleListProps {
  readonly help: HelpPanelActor
  readonly articles: ReadonlyArray<Article>
  readonly page: PageName | null
  readonly onTour: () => void
}

export const ArticleList = ({ help, articles, page, onTour }: ArticleListProps) => {
  const search = useSelector(help, ({ context }) => context.search)
  const { onThisPage, others } = shelved(articles, page ?? 'notFound')
  const found = search.trim() === '' ? null : foundArticles(articles, search)
  return (
    <>
      <SearchField label="Search help" value={search} onChange={(text) => help.send({ type: 'search.typed', text })} />
      {found === null ? (
        <>
          <ul className={slot('support', 'list')}>
            <li>
              <button type="button" className={slot('support', 'article')} onClick={onTour}>
                {takeTour}
              </button>
            </li>
          </ul>
          <Shelf
            help={help}
            title={`On this page: ${page === null ? 'Page not found' : places[page].title}`}
            articles={onThisPage}
          />
          <Shelf help={help} title={onThisPage.length > 0 ? 'All other articles' : 'All articles'} articles={others} />
        </>
      ) : (
        <Shelf help={help} title="Found" articles={found} />
      )}
      <p className="sr-only" role="status">
        {found === null ? '' : `${found.length} found`}
      </p>
      {found?.length === 0 ? <Text tone="muted">No article matches. Try Help Docs below, or write to us.</Text> : null}
    </>
  )
}

interface ShelfProps {
  readonly help: HelpPanelActor
  readonly title: string
  readonly articles: ReadonlyArray<Article>
}

const Shelf = ({ help, title, articles }: ShelfProps) =>
  articles.length === 0 ? null : (
    <>
      <h3 className={slot('support', 'group')}>{title}</h3>
      <ul className={slot('support', 'list')}>
        {articles.map((article) => (
          <li key={article.id}>
            <button
              type="button"
              data-article={article.id}
              className={slot('support', 'article')}
              onClick={() => help.send({ type: 'article.opened', id: article.id })}
            >
              {article.title}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
