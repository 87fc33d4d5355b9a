import { SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/kit/EmptyState.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { hrefOf } from './address.ts'

/** A link to a machine that this version of the product does not have. */
export const NotThere = ({ id }: { readonly id: string }) => (
  <EmptyState
    icon={<SearchX />}
    title={`There is no chart called ${id}`}
    action={<LinkButton href={hrefOf({})}>All charts</LinkButton>}
  >
    It may have another name in this version.
  </EmptyState>
)
