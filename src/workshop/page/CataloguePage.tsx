import { listed } from 'virtual:charts'
import { SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Badge } from '../../ui/kit/Badge.tsx'
import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import { SearchField } from '../../ui/kit/SearchField.tsx'
import type { Listed } from '../model/exhibit.ts'
import { wordsOf } from '../model/question.ts'
import { type Found, type Match, nearly, search } from '../model/search.ts'
import { goTo, hrefOf, useAddress } from './address.ts'
import { areaName, areaOf, areas } from './Shelf.tsx'

/** Every machine and lifecycle table; what is looked for stands in the address. */
export const CataloguePage = () => {
  const { find } = useAddress()
  const asked = useDeferredValue(find)
  const found = search(listed, asked)
  const near = found.length === 0 ? nearly(listed, asked) : []
  return (
    <div className="workshop-page">
      <title>Chart workshop · Tenure</title>
      <h1 tabIndex={-1}>Charts of the product</h1>
      <p className="workshop-lead">
        {listed.length} state machines and lifecycle tables, as they run. Search for a state, an event, a condition, an
        actor or a section such as § 2.2, or ask a question.
      </p>
      <QuestionsToBegin />
      <div>
        <SearchField
          label="Search charts"
          value={find}
          onChange={(value) => goTo(hrefOf({ find: value }), 'replace')}
        />
      </div>
      <p className="sr-only" role="status">
        {asked.trim() === '' ? '' : `${found.length} found`}
      </p>
      {asksForRoles(asked) ? (
        <p>
          <a className="workshop-question" href={hrefOf({ exhibit: 'roles' })}>
            Roles
          </a>
          {' tells over the whole product what one role can do that another cannot.'}
        </p>
      ) : null}
      {found.length === 0 ? (
        <>
          <EmptyState icon={<SearchX />} title="No chart has all of these words">
            Try fewer words, or another word for the same.
          </EmptyState>
          {near.length === 0 ? null : <Group title="These have most of them" found={near} />}
        </>
      ) : asked.trim() === '' ? (
        areas.map((area) => (
          <Group key={area} title={areaName(area)} found={found.filter(({ listed: one }) => areaOf(one) === area)} />
        ))
      ) : (
        <Group title={`${found.length} found`} found={found} />
      )}
    </div>
  )
}

const asksForRoles = (asked: string): boolean =>
  wordsOf(asked).some((word) => /^(admin|manager|employee|role)/.test(word))

/** What analysts ask first, and where the answer is found. */
const QuestionsToBegin = () => (
  <ul className="workshop-questions" aria-label="Questions to begin with">
    {[
      ['What can one role do that another cannot?', hrefOf({ exhibit: 'roles' })],
      ['What happens when a token refresh fails?', hrefOf({ find: 'token refresh fails' })],
      ['What happens when somebody else changes the same record?', hrefOf({ find: 'changed by somebody else' })],
      ['What is happening in the app right now?', hrefOf({ exhibit: 'live' })],
    ].map(([question, href]) => (
      <li key={href}>
        <a className="workshop-question" href={href}>
          {question}
        </a>
      </li>
    ))}
  </ul>
)

const Group = ({ title, found }: { readonly title: string; readonly found: ReadonlyArray<Found> }) => (
  <section className="workshop-group" aria-label={title}>
    <h2>{title}</h2>
    <ul className="workshop-cards">
      {found.map(({ listed: one, matches }) => (
        <li key={one.id}>
          <Card listed={one} matches={matches} />
        </li>
      ))}
    </ul>
  </section>
)

const Card = ({ listed: one, matches }: { readonly listed: Listed; readonly matches: ReadonlyArray<Match> }) => (
  <article className="workshop-card">
    <h3>
      <a href={hrefOf({ exhibit: one.id })}>{one.title}</a>
      {one.kind === 'lifecycle' ? <Badge>Lifecycle</Badge> : null}
      {one.failure === null ? null : <Badge tone="danger">Not loaded</Badge>}
    </h3>
    <p>{one.purpose}</p>
    <p className="workshop-count">
      {count(one.states.length, 'state')}, {count(one.transitions, 'transition')}
      {one.sections.length === 0 ? '' : ` · § ${one.sections.join(', ')}`}
    </p>
    {matches.length === 0 ? null : (
      <ul className="workshop-matches">
        {matches.map(({ kind, text, leadsTo }) => (
          <li key={`${kind} ${text} ${leadsTo}`}>
            <span>{kinds[kind]}</span>{' '}
            {leadsTo === null ? text : <a href={hrefOf({ exhibit: one.id, chosen: leadsTo })}>{text}</a>}
          </li>
        ))}
      </ul>
    )}
  </article>
)

const kinds: Readonly<Record<Match['kind'], string>> = {
  state: 'State',
  event: 'Event',
  case: 'Case',
  guard: 'Condition',
  actor: 'Actor',
  rule: 'Rule',
}

const count = (number: number, of: string) => `${number} ${of}${number === 1 ? '' : 's'}`
