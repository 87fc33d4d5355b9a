import { useMemo } from 'react'
import { searchable } from '../../domain/employees/listing.ts'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { usePart } from '../app/session.ts'
import { PersonPicker } from '../employees/PersonPicker.tsx'
import { slot } from '../kit/classes.ts'
import type { OverList } from '../kit/plots/BarPlot.tsx'
import { withFilter } from '../kit/table/state.ts'

const nobody: ReadonlyArray<EmployeeSummary> = []
const anybody = () => true

/** Narrows the register to what one person holds. */
export const HolderFilter = ({ state: { filters }, onChange }: OverList) => {
  const people = usePart('employees') ?? nobody
  const found = useMemo(() => searchable(people), [people])
  const holder = filters.holder?.[0] ?? null
  return (
    <div className={slot('directory', 'department')}>
      <PersonPicker
        label="Held by"
        labelHidden
        people={found}
        chosen={holder === null ? null : (people.find(({ id }) => id === holder)?.fullName ?? 'Someone')}
        placeholder="Any holder"
        mayChoose={anybody}
        onChange={(id) => onChange({ filters: withFilter(filters, 'holder', id === null ? [] : [id]) })}
      />
    </div>
  )
}
