import { ListFilter } from 'lucide-react'
import { ALL_DEPARTMENTS_ID, ALL_DEPARTMENTS_LABEL, type EmployeeFilter } from '../../domain/employees/listing.ts'
import type { DepartmentId } from '../../domain/kernel/ids.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import { CheckboxField } from '../kit/CheckboxField.tsx'
import { slot } from '../kit/classes.ts'
import { Popover } from '../kit/Popover.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Stack } from '../kit/Stack.tsx'
import { TagsField } from '../kit/TagsField.tsx'
import { useActor, useDepartments, useEmployees, useEmployeesState, useTagNames } from './area.ts'

/** Beside the search: the department, and behind one button what is asked for less often. */
export const FilterTools = () => {
  const filter = useEmployeesState(({ context }) => context.filter)
  const isNarrower = filter.tags.length > 0 || filter.includeInactive || filter.includeHidden
  return (
    <>
      <Department chosen={filter.departmentId} />
      <Popover
        label={isNarrower ? 'Filters, in use' : 'Filters'}
        icon={<ListFilter />}
        tone="outline"
        active={isNarrower}
        content={() => <MoreFilters filter={filter} />}
      />
    </>
  )
}

const Department = ({ chosen }: { readonly chosen: EmployeeFilter['departmentId'] }) => {
  const employees = useEmployees()
  const departments = useDepartments()
  return (
    <div className={slot('directory', 'department')}>
      <SelectField
        label="Department"
        labelHidden
        value={`${chosen}`}
        choices={[
          { value: `${ALL_DEPARTMENTS_ID}`, label: ALL_DEPARTMENTS_LABEL },
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) =>
          employees.send({
            type: 'filter.changed',
            change: { departmentId: value === `${ALL_DEPARTMENTS_ID}` ? ALL_DEPARTMENTS_ID : (value as DepartmentId) },
          })
        }
      />
    </div>
  )
}

const MoreFilters = ({ filter }: { readonly filter: EmployeeFilter }) => {
  const employees = useEmployees()
  const actor = useActor()
  const known = useTagNames()
  const change = (change: Partial<EmployeeFilter>) => employees.send({ type: 'filter.changed', change })
  return (
    <div className={slot('directory', 'filters')}>
      <Stack gap={2}>
        <TagsField
          label="Tags"
          placeholder="Any tag"
          known={known}
          tags={filter.tags}
          onChange={(tags) => change({ tags })}
        />
        <SelectField
          label="People with"
          value={filter.tagMatch}
          choices={[
            { value: 'any', label: 'Any of these tags' },
            { value: 'all', label: 'All of these tags' },
          ]}
          onChange={(match) => change({ tagMatch: match === 'all' ? 'all' : 'any' })}
        />
      </Stack>
      <CheckboxField
        label="Include inactive"
        checked={filter.includeInactive}
        onChange={(includeInactive) => change({ includeInactive })}
      />
      {isAdmin(actor) ? (
        <CheckboxField
          label="Show hidden from directory"
          checked={filter.includeHidden}
          onChange={(includeHidden) => change({ includeHidden })}
        />
      ) : null}
    </div>
  )
}
