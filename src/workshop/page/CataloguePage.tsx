import { listed } from 'virtual:charts'
import { SearchX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Badge } from '../../ui/kit/Badge.tsx'
import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import { SearchField } from '../../ui/kit/SearchField.tsx'
import type { Listed } from '../model/exhibit.ts'
import { type Found, type Match, search } from '../model/search.ts'
import { goTo, hrefOf, useAddress } from './address.ts'
import { areaName, areas } from './Shelf.tsx'

/** Every machine and lifecycle table; what is looked for stands in the address. */
export const CataloguePage = () => {
  const { find } = useAddress()
  const asked = useDeferredValue(find)
  const found = search(listed, asked)
  return (
    <div className="workshop-page">
      <title>Chart workshop · Tenure</title>
      <h1 tabIndex={-1}>Charts of the product</h1>
      <p className="workshop-lead">
        {listed.length} state machines and lifecycle tables, as they run. Search for a state, an event, a condition, an
        actor, or a section such as § 2.2.
      </p>
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
      {found.length === 0 ? (
        <EmptyState icon={<SearchX />} title="No chart has all of these words">
          Try fewer words, or another form of one: a machine says ‘saving’ where a person says ‘save’.
        </EmptyState>
      ) : asked.trim() === '' ? (
        areas.map((area) => (
          <Group key={area} title={areaName(area)} found={found.filter(({ listed: one }) => one.area === area)} />
        ))
      ) : (
        <Group title={`${found.length} found`} found={found} />
      )}
    </div>
  )
}

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
        {matches.map(({ kind, text, state }) => (
          <li key={`${kind} ${text} ${state}`}>
            <span>{kinds[kind]}</span>{' '}
            {state === null ? text : <a href={hrefOf({ exhibit: one.id, chosen: state })}>{text}</a>}
          </li>
        ))}
      </ul>
    )}
  </article>
)

const kinds: Readonly<Record<Match['kind'], string>> = {
  state: 'State',
  event: 'Event',
  guard: 'Condition',
  actor: 'Actor',
  rule: 'Rule',
}

const count = (number: number, of: string) => `${number} ${of}${number === 1 ? '' : 's'}`
