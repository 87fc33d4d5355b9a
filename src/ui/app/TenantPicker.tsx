import { useSelector } from '@xstate/react'
import { Building2, ChevronLeft, ChevronRight } from 'lucide-react'
import type { TenantId } from '../../domain/kernel/ids.ts'
import { wording } from '../../domain/session/wording.ts'
import { rowsOf } from '../../machines/session/tenantSelection.machine.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { SearchField } from '../kit/SearchField.tsx'
import { useTenantSelection } from './machines.tsx'

/** § 2.4 The searchable table of clients: logo, name, open. Used on its own before the shell, and in a dialog inside it. */
export const TenantPicker = ({ here }: { readonly here?: TenantId }) => {
  const selection = useTenantSelection()
  const search = useSelector(selection, ({ context }) => context.search)
  const rows = useSelector(selection, rowsOf)
  const turnTo = (page: number) => selection.send({ type: 'page.turned', page })
  return (
    <>
      <div className={slot('picker', 'search')}>
        <SearchField
          label="Search clients"
          value={search}
          onChange={(text) => selection.send({ type: 'search.typed', text })}
        />
      </div>
      <ul className={slot('picker', 'list')} aria-label="Clients">
        {rows.items.map((tenant) => (
          <li key={tenant.id} className={slot('picker', 'row')}>
            <span className={slot('picker', 'plate')} aria-hidden="true">
              {tenant.logoUrl === null ? <Building2 /> : <img src={tenant.logoUrl} alt="" />}
            </span>
            <span className={slot('picker', 'name')}>{tenant.name}</span>
            {tenant.id === here ? <Badge tone="accent">Current</Badge> : null}
            <Button onClick={() => selection.send({ type: 'tenant.chosen', tenantId: tenant.id })}>
              Open <span className="sr-only">{tenant.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className={slot('picker', 'foot')} role="status">
        {rows.total === 0 ? wording.noClients : rows.total === 1 ? '1 client' : `${rows.total} clients`}
        {rows.pages > 1 ? (
          <span>
            <IconButton
              label="Previous page"
              icon={<ChevronLeft />}
              denied={rows.page === 1 ? 'This is the first page' : undefined}
              onClick={() => turnTo(rows.page - 1)}
            />
            {`Page ${rows.page} of ${rows.pages}`}
            <IconButton
              label="Next page"
              icon={<ChevronRight />}
              denied={rows.page === rows.pages ? 'This is the last page' : undefined}
              onClick={() => turnTo(rows.page + 1)}
            />
          </span>
        ) : null}
      </div>
    </>
  )
}
