import { Download, ListFilter } from 'lucide-react'
import { actionWords } from '../../domain/audit/actions.ts'
import type { AuditFilter } from '../../domain/audit/filter.ts'
import { auditedValues } from '../../domain/audit/sensitive.ts'
import { actionWord, kindWords, titled } from '../../domain/audit/words.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { byText } from '../../domain/kernel/order.ts'
import { usePart } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateField } from '../kit/DateField.tsx'
import { Popover } from '../kit/Popover.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { useAudit, useAuditState } from './area.ts'
import { withPart } from './useFilter.ts'

interface ToolsProps {
  readonly filter: AuditFilter
  readonly onNarrow: (filter: AuditFilter) => void
}

/** Beside the list's own: what narrows it, and the export of what is left. */
export const AuditTools = (tools: ToolsProps) => {
  const isNarrowed = Object.keys(tools.filter).length > 0
  return (
    <Popover
      label={isNarrowed ? 'Filters (active)' : 'Filters'}
      icon={<ListFilter />}
      tone="outline"
      active={isNarrowed}
      content={() => <Filters {...tools} />}
    />
  )
}

export const ExportButton = ({ filter }: Pick<ToolsProps, 'filter'>) => {
  const audit = useAudit()
  const isBusy = useAuditState((snapshot) => snapshot.hasTag('exporting'))
  return (
    <Button busy={isBusy} onClick={() => audit.send({ type: 'export.asked', filter })}>
      {isBusy ? null : <Download aria-hidden="true" />}
      Export CSV
    </Button>
  )
}

const Filters = ({ filter, onNarrow }: ToolsProps) => {
  const people = useChoices()
  const narrow =
    <Name extends keyof AuditFilter>(name: Name) =>
    (value: string) =>
      onNarrow(withPart(filter, name, value as AuditFilter[Name]))
  return (
    <div className={slot('directory', 'filters')}>
      <SelectField
        label="About"
        placeholder="Anyone"
        value={filter.person ?? ''}
        choices={withUnknown(people, filter.person)}
        onChange={narrow('person')}
      />
      <SelectField
        label="Changed by"
        placeholder="Anyone"
        value={filter.actor ?? ''}
        choices={withUnknown(people, filter.actor)}
        onChange={narrow('actor')}
      />
      <SelectField
        label="Kind of record"
        placeholder="Any"
        value={filter.kind ?? ''}
        choices={kinds}
        onChange={narrow('kind')}
      />
      <SelectField
        label="Action"
        placeholder="Any"
        value={filter.action ?? ''}
        choices={actions}
        onChange={narrow('action')}
      />
      <DateField label="From" onlyDays value={filter.from ?? ''} max={filter.to} onChange={narrow('from')} />
      <DateField label="To" onlyDays value={filter.to ?? ''} min={filter.from} onChange={narrow('to')} />
    </div>
  )
}

const choicesOf = (names: ReadonlyArray<string>, words: (name: string) => string) =>
  names
    .map((value) => ({ value, label: titled(words(value)) }))
    .toSorted((one, other) => byText(one.label, other.label))

const kinds = choicesOf([...Object.keys(auditedValues), 'tenant', 'feedback', 'goalComment'], kindWords)
const actions = choicesOf(Object.keys(actionWords), actionWord)

interface Choice {
  readonly value: string
  readonly label: string
}

const useChoices = (): ReadonlyArray<Choice> =>
  (usePart('employees') ?? [])
    .map(({ id, fullName }) => ({ value: id as string, label: fullName }))
    .toSorted((one, other) => byText(one.label, other.label))

/** Somebody removed is in no list, but can still be filtered by. */
const withUnknown = (choices: ReadonlyArray<Choice>, chosen: EmployeeId | undefined): ReadonlyArray<Choice> =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: 'Former employee' }, ...choices]
