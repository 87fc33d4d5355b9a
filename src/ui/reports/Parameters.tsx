import type { CSSProperties, ReactNode } from 'react'
import type { PersonRef } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { savedWording, valueName } from '../../domain/reports/askedWording.ts'
import type { ReportAnswer } from '../../domain/reports/nouns.ts'
import { type DaysAhead, daysAhead, type ReportQuestion, unasked } from '../../domain/reports/question.ts'
import type { ReportShape } from '../../domain/reports/shapes.ts'
import { PeopleField } from '../app/PeopleField.tsx'
import { usePart } from '../app/session.ts'
import { useToday } from '../app/time.ts'
import { DateField } from '../kit/DateField.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Row } from '../kit/Stack.tsx'

interface ParametersProps {
  readonly shape: ReportShape
  readonly question: ReportQuestion
  readonly found: ReportAnswer | null
  readonly onChange: (change: ReportQuestion) => void
}

/** Of which day or period, and of whom. */
export const Parameters = ({ shape, question, found, onChange }: ParametersProps) => {
  const today = useToday()
  const departments = departmentsIn(found, question)
  return (
    <Row gap={3}>
      {shape.asks === 'asAt' ? (
        <Parameter>
          <DateField
            label="As at"
            onlyDays
            value={question.asAt ?? found?.asAt ?? today}
            max={today}
            onChange={(asAt) => onChange({ asAt: asAt === today ? '' : asAt })}
          />
        </Parameter>
      ) : null}
      {shape.asks === 'period' ? (
        <>
          <Parameter>
            <DateField
              label="From"
              onlyDays
              value={question.from ?? found?.from ?? ''}
              max={question.until ?? today}
              onChange={(from) => onChange({ from })}
            />
          </Parameter>
          <Parameter>
            <DateField
              label="Until"
              onlyDays
              value={question.until ?? found?.until ?? today}
              min={question.from}
              max={today}
              onChange={(until) => onChange({ until: until === today ? '' : until })}
            />
          </Parameter>
        </>
      ) : null}
      {shape.asksDays ? (
        <Parameter>
          <SelectField
            label="Expires"
            placeholder={savedWording.within('14')}
            value={question.days ?? ''}
            choices={daysAhead.map((value) => ({ value, label: savedWording.within(value) }))}
            onChange={(days) => onChange({ days: days as DaysAhead })}
          />
        </Parameter>
      ) : null}
      {shape.asksPeople ? (
        <>
          <Parameter>
            <PersonAsked
              label="Changed by"
              chosen={question.actor}
              found={found}
              onChange={(actor) => onChange({ actor })}
            />
          </Parameter>
          <Parameter>
            <PersonAsked
              label="About"
              chosen={question.person}
              found={found}
              onChange={(person) => onChange({ person })}
            />
          </Parameter>
        </>
      ) : null}
      {departments.length === 0 ? null : (
        <Parameter>
          <SelectField
            label="Department"
            placeholder="All departments"
            value={question.department ?? ''}
            choices={departments.map((value) => ({ value, label: valueName({ kind: 'text' }, value) }))}
            onChange={(department) => onChange({ department })}
          />
        </Parameter>
      )}
    </Row>
  )
}

interface PersonAskedProps {
  readonly label: string
  readonly chosen: EmployeeId | undefined
  readonly found: ReportAnswer | null
  readonly onChange: (id: EmployeeId) => void
}

/** Who has left, and is in no list, can still be asked for by an address. */
const PersonAsked = ({ label, chosen, found, onChange }: PersonAskedProps) => {
  const employees: ReadonlyArray<PersonRef> = usePart('employees') ?? nobody
  const left = (found?.named ?? []).filter(({ id }) => !employees.some((one) => one.id === id))
  return (
    <PeopleField
      label={label}
      placeholder="Anyone"
      one
      people={[...employees, ...left]}
      chosen={chosen === undefined ? [] : [chosen]}
      onChange={([id]) => onChange(id ?? unasked)}
    />
  )
}

const nobody: ReadonlyArray<never> = []

/** An address may ask for one that nobody is in. */
const departmentsIn = (found: ReportAnswer | null, { department = '' }: ReportQuestion): ReadonlyArray<string> => {
  const there = found?.departments ?? []
  return department === '' || there.includes(department) ? there : [department, ...there]
}

const Parameter = ({ children }: { readonly children: ReactNode }) => <div style={parameter}>{children}</div>

/** One that is alone in its line has all of it on a phone. */
const parameter: CSSProperties = { flex: '1 1 140px', maxWidth: 'max(220px, min(100%, (500px - 100%) * 999))' }
