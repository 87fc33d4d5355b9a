import type { ReactNode } from 'react'
import { slot } from './classes.ts'

type Detail = { readonly term: string; readonly value: ReactNode }

type DescriptionListProps = {
  readonly items: readonly Detail[]
  /** Names and days: two fit beside each other on a phone. */
  readonly short?: true
}

/** Names and values of a record; an empty value shows a dash. */
export const DescriptionList = ({ items, short }: DescriptionListProps) => (
  <dl className={slot('details', 'root', { short })}>
    {items.map(({ term, value }) => (
      <div key={term} className={slot('details', 'item')}>
        <dt className={slot('details', 'term')}>{term}</dt>
        <dd className={slot('details', 'value')}>{value}</dd>
      </div>
    ))}
  </dl>
)
