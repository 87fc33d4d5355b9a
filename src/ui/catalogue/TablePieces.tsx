import { Users } from 'lucide-react'
import { useState } from 'react'
import { ava, eve, max } from '../../samples/people.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Stack } from '../kit/Stack.tsx'
import { arranged } from '../kit/table/arranged.ts'
import type { Column } from '../kit/table/columns.ts'
import { DataTable } from '../kit/table/DataTable.tsx'
import type { Selection } from '../kit/table/selection.ts'
import { untouched } from '../kit/table/state.ts'
import { Piece, State } from './Piece.tsx'

interface Person {
  readonly id: string
  readonly name: string
  readonly department: string
}

const people: readonly Person[] = [
  { id: '1', name: ava.fullName, department: 'Office' },
  { id: '2', name: max.fullName, department: 'Site' },
  { id: '3', name: eve.fullName, department: 'Site' },
]
const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, card: 'primary' },
  {
    id: 'department',
    header: 'Department',
    cell: ({ department }) => department,
    sortValue: ({ department }) => department,
    card: 'secondary',
  },
]
const noun = { one: 'person', many: 'people' }
const idOf = ({ id }: Person) => id
const nameOf = ({ name }: Person) => name
const nothing = () => undefined
const nobody = (
  <EmptyState icon={<Users />} title="Nobody yet">
    People show here once they are added.
  </EmptyState>
)

export const TablePieces = () => (
  <Piece of="List">
    <Stack>
      <State name="With rows">
        <Working />
      </State>
      {(['loading', 'failed', 'ready'] as const).map((status) => (
        <State key={status} name={status === 'ready' ? 'empty' : status}>
          <DataTable
            noun={noun}
            columns={columns}
            rows={[]}
            total={0}
            rowId={idOf}
            rowLabel={nameOf}
            state={untouched}
            onChange={nothing}
            status={status}
            onRetry={nothing}
            empty={nobody}
          />
        </State>
      ))}
    </Stack>
  </Piece>
)

const Working = () => {
  const [state, setState] = useState(untouched)
  const [selected, setSelected] = useState<Selection>(new Set(['2']))
  return (
    <DataTable
      noun={noun}
      columns={columns}
      rows={arranged(people, columns, state)}
      total={people.length}
      rowId={idOf}
      rowLabel={nameOf}
      state={state}
      onChange={(change) => setState((before) => ({ ...before, ...change }))}
      selected={selected}
      onSelect={setSelected}
      bulkActions={<Button size="sm">Do it for all</Button>}
      empty={nobody}
    />
  )
}
