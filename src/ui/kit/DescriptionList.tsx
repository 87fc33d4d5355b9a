import type { ReactNode } from 'react'
import { slot } from './classes.ts'

export type Detail = { readonly term: string; readonly value: ReactNode }

/** Names and values of a record; an empty value shows a dash. */
export const DescriptionList = ({ items }: { readonly items: readonly Detail[] }) => (
  <dl className={slot('details', 'root')}>
    {items.map(({ term, value }) => (
      <div key={term} className={slot('details', 'item')}>
        <dt className={slot('details', 'term')}>{term}</dt>
        <dd className={slot('details', 'value')}>{value}</dd>
      </div>
    ))}
  </dl>
)
