import { CalendarX2 } from 'lucide-react'
import type { CSSProperties } from 'react'
import { DAY_MOST, itemsOf } from '../../domain/dailyScrums/entry.fields.ts'
import type { EntryRow, ScrumDay } from '../../domain/dailyScrums/nouns.ts'
import { doneLabel, moreEntries, moreMissing } from '../../domain/dailyScrums/wording.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { useActor, usePart } from '../app/session.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useWorkingDays } from './area.ts'
import { Blockers } from './Blockers.tsx'

interface TeamDayProps {
  readonly found: ScrumDay
  /** The reader's own entry stands above, to be written. */
  readonly isOwnAbove: boolean
}

/** What is in the way first, then what was written, and who has not written. */
export const TeamDay = ({ found, isOwnAbove }: TeamDayProps) => {
  const { employeeId } = useActor()
  const { entries, missing } = found
  const others = missing.filter(({ id }) => id !== employeeId)
  const isOwnAlone = entries.length === 0 && missing.length > 0 && others.length === 0
  const listed = isOwnAbove ? others : missing
  return (
    <Stack gap={6}>
      <Blockers blockers={found.blockers} day={found.day} />
      {isOwnAlone && isOwnAbove ? null : <Entries found={found} />}
      {isOwnAlone || listed.length === 0 ? null : <Missing found={{ ...found, missing: listed }} />}
    </Stack>
  )
}

const Entries = ({ found }: Pick<TeamDayProps, 'found'>) => (
  <Section title="Entries">
    {found.entries.length === 0 ? (
      <EmptyState icon={<CalendarX2 />} title="No entries for this day">
        Your entries, and those of the people you can see, show here.
      </EmptyState>
    ) : (
      <Stack gap={6}>
        {found.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
        {found.entryCount > DAY_MOST ? <Text tone="muted">{moreEntries(found.entryCount)}</Text> : null}
      </Stack>
    )}
  </Section>
)

const Missing = ({ found: { missing, missingCount } }: Pick<TeamDayProps, 'found'>) => {
  const people = usePart('employees') ?? nobody
  const isTwice = (name: string) => missing.filter(({ fullName }) => fullName === name).length > 1
  /** Two of one name are told apart by what they are. */
  const apart = (id: EmployeeId, name: string) =>
    isTwice(name) ? people.find((person) => person.id === id)?.positionTitle : undefined
  return (
    <Section title="No entry yet">
      <ul style={names}>
        {missing.map(({ id, fullName }) => (
          <li key={id} style={aName}>
            {[fullName, apart(id, fullName)].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      {missingCount > DAY_MOST ? <Text tone="muted">{moreMissing(missingCount)}</Text> : null}
    </Section>
  )
}

const Entry = ({ entry: { employee, day, done, plan } }: { readonly entry: EntryRow }) => (
  <article aria-label={employee.fullName}>
    <Stack gap={2}>
      <Text as="h3" style="label">
        {employee.fullName}
      </Text>
      <Columns of="card">
        <Items title={doneLabel(day, useWorkingDays())} text={done} />
        <Items title="Today" text={plan} />
      </Columns>
    </Stack>
  </article>
)

const Items = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Stack gap={1}>
    <Text tone="muted">{title}</Text>
    {text.trim() === '' ? (
      <Text tone="subtle">–</Text>
    ) : (
      <ul style={bullets}>
        {itemsOf(text).map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <li key={at}>{item}</li>
        ))}
      </ul>
    )}
  </Stack>
)

const nobody: ReadonlyArray<never> = []

const names: CSSProperties = { columns: '200px', overflowWrap: 'anywhere' }
/** The second line of a long one is not another person. */
const aName: CSSProperties = { breakInside: 'avoid', paddingInlineStart: 12, textIndent: -12 }
const bullets: CSSProperties = { listStyle: 'disc', paddingInlineStart: 18, overflowWrap: 'anywhere' }
